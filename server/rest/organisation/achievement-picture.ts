import { ACHIEVEMENTS, type AchievementId } from '#campus/learning/achievements.ts';

const FRAME = 'M50 8v8M38 20h24l-4-6H42zM34 28h32l6 46H28zM30 78h40v8H30z';

/** What is in the glass of each lantern. */
const SIGNS: Readonly<Record<AchievementId, string>> = {
  'first-light': 'M50 38c6 8 9 12 9 18a9 9 0 0 1-18 0c0-6 3-10 9-18z',
  'steady-flame': 'M41 64V48l4-8 4 8v16zM52 64V44l4-8 4 8v20z',
  'map-maker': 'M38 44l8-4 8 4 8-4v22l-8 4-8-4-8 4z',
  'night-reader': 'M56 38a14 14 0 1 0 4 24 12 12 0 0 1-4-24z',
  'shared-light': 'M42 44a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM58 44a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM36 66h28v-4H36z',
};

export function achievementOfPicture(file: string): AchievementId | undefined {
  return ACHIEVEMENTS.find((id) => file === `achievement-${id}.svg`);
}

/** A lantern in the organisation's colour. */
export function achievementPicture(id: AchievementId, brand: string): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">',
    `<path d="${FRAME}" fill="${brand}" fill-opacity=".14" stroke="${brand}" stroke-width="3" stroke-linejoin="round"/>`,
    `<path d="${SIGNS[id]}" fill="#f2a71b"/></svg>`,
  ].join('');
}
