const svg = (inside) =>
  `<svg viewBox="0 0 320 150" xmlns="http://www.w3.org/2000/svg" fill="none" stroke="var(--accent)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${inside}</svg>`;

export const door = svg(`<path d="M20 140h280"/><rect x="110" y="14" width="90" height="126" rx="6" fill="var(--soft)"/>
  <circle cx="186" cy="82" r="4" fill="var(--accent)"/><circle cx="250" cy="56" r="16" fill="var(--soft)"/>
  <path d="M250 72v44M250 84l-28 16M250 84l22 20M250 116l-14 24M250 116l14 24"/><rect x="206" y="92" width="20" height="26" rx="3" fill="var(--surface)"/>`);

export const phone =
  svg(`<rect x="120" y="10" width="80" height="132" rx="14" fill="var(--soft)"/><path d="M148 128h24"/>
  <path d="M216 50q12 20 0 40M232 40q20 30 0 60M104 50q-12 20 0 40M88 40q-20 30 0 60"/><path d="M144 46h32M144 62h20"/>`);

export const letter =
  svg(`<rect x="60" y="34" width="200" height="100" rx="8" fill="var(--soft)"/><path d="M60 42l100 56 100-56"/>
  <circle cx="262" cy="36" r="24" fill="var(--surface)"/><path d="M262 22v14l10 8"/>`);

export const contract =
  svg(`<rect x="90" y="10" width="140" height="132" rx="8" fill="var(--soft)"/><path d="M112 38h96M112 58h96M112 78h60"/>
  <path d="M112 116q14-22 22 0t20-4 24 2"/><path d="M196 122l60-60 14 14-60 60-18 4z" fill="var(--surface)"/>`);
