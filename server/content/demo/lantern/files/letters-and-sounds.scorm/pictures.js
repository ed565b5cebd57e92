/** A tile with the letters, and how the mouth stands: `wide` and `open` from 0 to 1, `tongue` between the teeth or up. */
export function tileWithMouth(letters, { wide, open, tongue }) {
  const [width, height] = [22 + wide * 38, 8 + open * 48];
  const inside = `<ellipse cx="210" cy="80" rx="${width - 10}" ry="${Math.max(2, height - 10)}" fill="#5a1f2b"/>`;
  const lips = `<ellipse cx="210" cy="80" rx="${width}" ry="${height}" fill="#d9798a"/>`;
  const up = tongue === 'up' ? height * 0.5 : 0;
  const raised = `<ellipse cx="210" cy="${80 + height * 0.45 - up}" rx="${width * 0.5}" ry="${height * 0.3 + 2}" fill="#ef9aa8"/>`;
  const teeth = `<rect x="${210 - width * 0.55}" y="${80 - Math.max(2, height - 12)}" width="${width * 1.1}" height="6" rx="3" fill="#fff"/>`;
  const size = letters.length > 6 ? 21 : letters.length > 3 ? 36 : 56;
  return `<svg viewBox="0 0 320 160" xmlns="http://www.w3.org/2000/svg">
    <rect x="8" y="20" width="104" height="120" rx="20" fill="var(--soft)" stroke="var(--accent)" stroke-width="3"/>
    <text x="60" y="92" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--accent)">${letters}</text>
    <circle cx="210" cy="80" r="72" fill="none" stroke="var(--line)" stroke-width="3"/>
    ${lips}${inside}${tongue ? raised : ''}${height > 24 ? teeth : ''}
    <g fill="none" stroke="var(--accent)" stroke-width="3" stroke-linecap="round">
      <path d="M128 62q8 18 0 36M118 70q5 10 0 20"/><path d="M294 62q8 18 0 36" opacity=".6"/>
    </g>
  </svg>`;
}
