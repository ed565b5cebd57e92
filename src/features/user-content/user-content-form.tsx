import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import * as v from 'valibot';
import { userContentFields, userContentSchema, type WrittenUserContent } from '#campus/learning/user-content.ts';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { USER_CONTENT_TEXT_MAX, USER_CONTENT_TITLE_MAX } from '#campus/user-content-limits.ts';
import { DraftGuard } from '#features/drafts/draft-guard.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/forms/checkbox-row.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Skeleton } from '#ui/status/skeleton.tsx';
import { Heading } from '#ui/text/heading.tsx';
import type { UserContentDraft } from './draft.ts';
import { MarkdownField } from './parts/markdown-field.tsx';
import * as styles from './user-content.css.ts';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown-text.tsx')).MarkdownText }));

type Props = {
  shown: UserContentDraft;
  /** Something is typed that is not sent. */
  hasDraft: boolean;
  /** With each key. */
  onChange: (draft: UserContentDraft) => void;
  sendLabel: ReactNode;
  /** What was typed stays until it is kept. */
  onSend: (content: WrittenUserContent) => Promise<void>;
  onCancel: () => void;
};

/** Title, text with a preview, film and who reads it (UGC-4, UGC-8). */
export function UserContentForm({ shown, hasDraft, onChange, sendLabel, onSend, onCancel }: Props): ReactNode {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const { denomination, text, film, isPublic } = shown;
  const titleLength = lengthOf(trimTyped(denomination));
  const textLength = lengthOf(trimTyped(text));
  const filmUrl = trimTyped(film) === '' ? null : film;
  const missing = t`Please write something first.`;
  const titleError =
    titleLength > USER_CONTENT_TITLE_MAX
      ? t`A title has at most ${USER_CONTENT_TITLE_MAX} characters.`
      : isAsked && titleLength === 0
        ? missing
        : undefined;
  const textError =
    textLength > USER_CONTENT_TEXT_MAX
      ? t`A text has at most ${USER_CONTENT_TEXT_MAX} characters.`
      : isAsked && textLength === 0
        ? missing
        : undefined;
  const isFilm = v.is(userContentFields.filmUrl, filmUrl);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setAsked(true);
    const content = v.safeParse(userContentSchema, { denomination, text, filmUrl, isPublic });
    if (content.success) await onSend(content.output);
    else setPreview(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="lg">
        <TextField
          label={<Trans>Title</Trans>}
          value={denomination}
          error={titleError}
          onChange={({ target }) => onChange({ ...shown, denomination: target.value })}
        />
        {isPreview ? (
          <Stack as="section" gap="sm">
            <Heading level={2}>
              <Trans>Preview</Trans>
            </Heading>
            <div className={styles.preview}>
              <Suspense fallback={<Skeleton />}>
                <MarkdownText>{text}</MarkdownText>
              </Suspense>
            </div>
          </Stack>
        ) : (
          <MarkdownField value={text} error={textError} onChange={(next) => onChange({ ...shown, text: next })} />
        )}
        <Row>
          <Button variant="outline" size="sm" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {isPreview ? <Trans>Go on writing</Trans> : <Trans>Preview</Trans>}
          </Button>
        </Row>
        <TextField
          label={<Trans>Film at YouTube</Trans>}
          optional
          type="url"
          inputMode="url"
          value={film}
          help={<Trans>It plays only after your readers agree.</Trans>}
          error={isFilm ? undefined : t`This is not the address of a film at YouTube.`}
          onChange={({ target }) => onChange({ ...shown, film: target.value })}
        />
        <CheckboxRow
          label={<Trans>Public</Trans>}
          help={<Trans>Everybody who can see this project may read it. Otherwise only those who take it.</Trans>}
          checked={isPublic}
          onChange={({ target }) => onChange({ ...shown, isPublic: target.checked })}
        />
        <DraftGuard hasDraft={hasDraft} />
        <Row>
          <Button type="submit">{sendLabel}</Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
