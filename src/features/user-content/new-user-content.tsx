import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { v7 as uuid } from 'uuid';
import { useSend } from '#cache/use-send.ts';
import type { WrittenUserContent } from '#campus/learning/user-content.ts';
import { useFormDraft } from '#features/drafts/use-draft.ts';
import { useSayDiscarded } from '#features/drafts/use-say-discarded.ts';
import { useSession } from '#features/session/session.ts';
import { Heading } from '#ui/text/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { createUserContent } from './create-user-content.ts';
import { emptyDraft, userContentDraft } from './draft.ts';
import { UserContentForm } from './user-content-form.tsx';

type Props = {
  project: { id: string; denomination: string; allowUgContent: boolean };
  /** Leads back to it, past the question about the draft. */
  toProject: () => void;
};

/** Where something is made in a project (UGC-2), with a network or without; the draft stays until it is kept (UGC-10). */
export function NewUserContent({ project, toProject }: Props): ReactNode {
  const { serverNow } = useSession();
  const [draft, setDraft] = useFormDraft(`ugc-new:${project.id}`, userContentDraft);
  const [id] = useState(() => uuid());
  const send = useSend(createUserContent);
  const sayDiscarded = useSayDiscarded();
  const navigate = useNavigate();
  const shown = draft ?? emptyDraft(id);
  const publish = async (content: WrittenUserContent): Promise<void> => {
    const createdAt = new Date(serverNow()).toISOString();
    const isKept = await send({
      id: shown.id,
      courseId: project.id,
      project: project.denomination,
      ...content,
      createdAt,
    });
    if (!isKept) return;
    setDraft(undefined);
    await navigate({ to: '/ugc/$id', params: { id: shown.id }, replace: true, ignoreBlocker: true });
  };
  const cancel = (): void => {
    if (draft !== undefined) {
      setDraft(undefined);
      sayDiscarded(() => setDraft(draft));
    }
    toProject();
  };
  return (
    <>
      <Heading level={1}>
        <Trans>Write something for this project</Trans>
      </Heading>
      {project.allowUgContent ? (
        <UserContentForm
          shown={shown}
          hasDraft={draft !== undefined}
          onChange={setDraft}
          sendLabel={<Trans>Publish</Trans>}
          onSend={publish}
          onCancel={cancel}
        />
      ) : (
        <Text tone="muted">
          <Trans>Those who take this project can write here.</Trans>
        </Text>
      )}
    </>
  );
}
