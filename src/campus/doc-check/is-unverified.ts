import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import type { DocumentStatus } from './document-status.ts';

type Community = {
  traits: Pick<PublicOrganisation['traits'], 'communityVerification'>;
  features: Pick<PublicOrganisation['features'], 'showCommunity' | 'showProfileRefugeeDocumentUpload'>;
};

/** Whether somebody still has to be verified before the community's chat opens (DOC-10). */
export function isUnverified({ traits, features }: Community, status: DocumentStatus): boolean {
  const isAsked = traits.communityVerification && features.showCommunity && features.showProfileRefugeeDocumentUpload;
  return isAsked && status !== 'ACCEPTED';
}
