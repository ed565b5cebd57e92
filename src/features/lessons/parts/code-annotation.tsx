import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId } from 'react';
import { copyText } from '#device/sharing/copy-text.ts';
import type { Code } from '#features/lessons/queries.ts';
import { type CodeLine, useCodeLines } from '#features/lessons/use-code-lines.ts';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { notify } from '#ui/overlays/notify.ts';
import { Html } from '#ui/text/html.tsx';
import { Text } from '#ui/text/text.tsx';
import * as styles from './code-annotation.css.ts';
import { CodeNote } from './code-note.tsx';
import { colourOf } from './colour-of.ts';

/** Code with numbered notes (LESSON-5): always from the left, in every language; the notes below it, also on paper. */
export function CodeAnnotation({ code: { lang, code, notes, glossaryUrl } }: { code: Code }): ReactNode {
  const { t } = useLingui();
  const id = useId();
  const text = code.replace(/\n$/, '');
  const lines = useCodeLines(lang, text);
  const copy = async (): Promise<void> => {
    if (await copyText(text)) notify({ kind: 'success', message: t`Copied.` });
    else notify({ kind: 'error', message: t`It could not be copied.` });
  };
  return (
    <Stack as="section" gap="sm">
      <div className={styles.card}>
        <div className={styles.bar}>
          <Text as="span" size="small" tone="muted" translate="no">
            <bdi dir="ltr">{lang}</bdi>
          </Text>
          <Button variant="quiet" size="sm" icon={Copy} onClick={() => void copy()}>
            <Trans>Copy the code</Trans>
          </Button>
        </div>
        <div dir="ltr">
          <pre className={styles.code} translate="no">
            {lines.map((line) => (
              <Line key={line.number} line={line} note={noteOf(notes, line.number)} id={id} />
            ))}
          </pre>
        </div>
      </div>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ line, content }, at) => (
            <li key={line} id={`${id}-${at + 1}`} className={styles.note} tabIndex={-1}>
              <Text as="span" size="small" tone="muted">
                <Trans>Line {line}</Trans>
              </Text>
              <Html>{content}</Html>
            </li>
          ))}
        </ol>
      )}
      {glossaryUrl !== null && (
        <a href={glossaryUrl} target="_blank" rel="noopener noreferrer">
          <Trans>Words of this code</Trans>
        </a>
      )}
    </Stack>
  );
}

/** Which of the notes is about a line. */
function noteOf(notes: Code['notes'], line: number): LineProps['note'] {
  const at = notes.findIndex((note) => note.line === line);
  return at < 0 ? undefined : { at, content: notes[at]?.content ?? '' };
}

type LineProps = {
  line: CodeLine;
  note: { at: number; content: string } | undefined;
  id: string;
};

function Line({ line: { number, pieces }, note, id }: LineProps): ReactNode {
  return (
    <span className={styles.line}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <span className={styles.text}>
        {pieces.map(({ text, column, scope }) => (
          <span key={column} className={colourOf(scope)}>
            {text}
          </span>
        ))}
      </span>
      {note !== undefined && <CodeNote number={note.at + 1} content={note.content} below={`${id}-${note.at + 1}`} />}
      {'\n'}
    </span>
  );
}
