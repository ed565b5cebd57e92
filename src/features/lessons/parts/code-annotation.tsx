import { Trans, useLingui } from '@lingui/react/macro';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId } from 'react';
import { copyText } from '#device/copy-text.ts';
import type { Code } from '#features/lessons/queries.ts';
import { type CodeLine, useCodeLines } from '#features/lessons/use-code-lines.ts';
import { Button } from '#ui/button.tsx';
import { Html } from '#ui/html.tsx';
import { notify } from '#ui/notify.ts';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import * as styles from './code-annotation.css.ts';
import { colourOf } from './colour-of.ts';

/** Code with numbered notes (UX A10): always from the left, in every language; the notes below it, also on paper. */
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
              <Line key={line.number} line={line} note={notes.findIndex((note) => note.line === line.number)} id={id} />
            ))}
          </pre>
        </div>
      </div>
      {notes.length > 0 && (
        <ol className={styles.notes}>
          {notes.map(({ line, content }, at) => (
            <li key={line} id={`${id}-${at + 1}`} className={styles.note}>
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

type LineProps = {
  line: CodeLine;
  /** Which of the notes is about it; −1: none. */
  note: number;
  id: string;
};

function Line({ line: { number, pieces }, note, id }: LineProps): ReactNode {
  const { t } = useLingui();
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
      {note >= 0 && (
        <a className={styles.marker} href={`#${id}-${note + 1}`} aria-label={t`Note ${note + 1}`}>
          {note + 1}
        </a>
      )}
      {'\n'}
    </span>
  );
}
