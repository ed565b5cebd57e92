import type { MattermostSettings } from '#server/model/mattermost-shape.ts';
import type { Organisation } from '#server/model/shapes.ts';

/** The organisation's chat; null where it has none, or no community: then nothing of it is promised (COMMUNITY-9). */
export function chatOf({
  mattermost,
  features,
}: Pick<Organisation, 'mattermost' | 'features'>): MattermostSettings | null {
  return features.showCommunity ? mattermost : null;
}
