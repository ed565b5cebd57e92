import { Trans, useLingui } from '@lingui/react/macro';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { lengthOf } from '#campus/text/length-of.ts';
import { trimTyped } from '#campus/text/typed-text.ts';
import { USER_CONTENT_TEXT_MAX } from '#campus/user-content-limits.ts';
import { inserted, type MarkdownEdit, markdownEdit, type TextSelection } from '#features/user-content/markdown-edit.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { TextAreaField } from '#ui/forms/text-field.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { PictureButton } from './picture-button.tsx';

type Props = { value: string; error: string | undefined; onChange: (text: string) => void };

/** Markdown in a text area, which every keyboard and reading direction knows, with buttons for who does not know Markdown. */
export function MarkdownField({ value, error, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  /** Put there by a button, to be selected once it stands in the area. */
  const next = useRef<TextSelection>(undefined);
  useLayoutEffect(() => {
    const selection = next.current;
    if (selection?.text !== value || area.current === null) return;
    next.current = undefined;
    area.current.focus();
    area.current.setSelectionRange(selection.from, selection.to);
  }, [value]);
  const change = (by: (selection: TextSelection) => TextSelection): void => {
    const end = value.length;
    next.current = by({
      text: value,
      from: area.current?.selectionStart ?? end,
      to: area.current?.selectionEnd ?? end,
    });
    onChange(next.current.text);
  };
  const edit = (kind: MarkdownEdit) => (): void => change((selection) => markdownEdit(kind, selection));
  return (
    <Stack gap="2xs">
      <Row gap="2xs" role="toolbar" aria-label={t`How the text looks`}>
        <IconButton icon={Bold} label={t`Bold`} onClick={edit('bold')} />
        <IconButton icon={Heading2} label={t`Heading`} onClick={edit('heading')} />
        <IconButton icon={List} mirrored label={t`List`} onClick={edit('list')} />
        <IconButton icon={Link} label={t`Link`} onClick={edit('link')} />
      </Row>
      <TextAreaField
        ref={area}
        label={<Trans>Text</Trans>}
        rows={12}
        value={value}
        help={<bdi dir="ltr">{`${lengthOf(trimTyped(value))}/${USER_CONTENT_TEXT_MAX}`}</bdi>}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <PictureButton onPicture={(path) => change((selection) => inserted(selection, `![](${path})`))} />
    </Stack>
  );
}
