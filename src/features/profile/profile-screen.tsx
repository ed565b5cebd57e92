import { Trans } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import { type ReactNode, useState } from 'react';
import { useCampusQuery } from '#cache/use-campus-query.ts';
import { docCheckOf } from '#features/doc-check/doc-check.ts';
import { DocumentSection } from '#features/doc-check/document-section.tsx';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { useOrganisation } from '#features/organisation/organisation.ts';
import { useSession } from '#features/session/session.ts';
import { Button } from '#ui/actions/button.tsx';
import { Page } from '#ui/layout/page.tsx';
import { FreshnessLine } from '#ui/status/freshness-line.tsx';
import { Heading } from '#ui/text/heading.tsx';
import { PROFILE_FIELDS, type ProfileDraft, profileDraftSchema } from './fields.ts';
import { ContactInformation } from './parts/contact-information.tsx';
import { Facts } from './parts/facts.tsx';
import { PictureCard } from './parts/picture-card.tsx';
import { ProfileForm } from './parts/profile-form.tsx';
import { profileQueries } from './queries.ts';

/** /profile (PROFILE-1): what the campus knows of me, and the way to change it where the organisation allows that. */
export function ProfileScreen(): ReactNode {
  const { language } = useSession();
  const { allowProfileEdit, showProfileContactInformationSection } = useOrganisation().features;
  const { data, at, isStale } = useCampusQuery(profileQueries.mine(language));
  const draft = useFormDraft('profile', profileDraftSchema);
  const [typed, setDraft] = draft;
  const sayDiscarded = useSayDiscarded();
  const [isOpened, setOpened] = useState(false);
  const { me } = data;
  const { profileConfiguration: configuration } = data.organizationConfig;
  if (me === null) return null;
  const isEditing = allowProfileEdit && (isOpened || typed !== undefined);
  const close = (discarded?: ProfileDraft): void => {
    setOpened(false);
    if (discarded === undefined) return;
    setDraft(undefined);
    sayDiscarded(() => setDraft(discarded));
  };
  const fields = PROFILE_FIELDS.filter((field) => configuration[field] !== 'HIDDEN');
  return (
    <Page width="reader" gap="lg">
      <Heading level={1}>
        <Trans>Profile</Trans>
      </Heading>
      <FreshnessLine at={at} isStale={isStale} />
      <PictureCard me={me} mayChange={allowProfileEdit && configuration.profileImage !== 'HIDDEN'} />
      <DocumentSection check={docCheckOf(data)} isReviewer={data.viewer.isDocumentReviewer === true} />
      {isEditing ? (
        <ProfileForm {...{ me, fields, configuration, draft }} onClose={close} />
      ) : (
        <>
          <Facts me={me} fields={fields} />
          {showProfileContactInformationSection && <ContactInformation me={me} />}
          {allowProfileEdit && (
            <div>
              <Button icon={Pencil} onClick={() => setOpened(true)}>
                <Trans>Edit profile</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </Page>
  );
}
