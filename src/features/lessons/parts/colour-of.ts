import { colours } from './code-annotation.css.ts';

/** Names of the highlighter and what they look like; a name that is not here looks like text. */
const SCOPES: Readonly<Record<string, keyof typeof colours>> = {
  keyword: 'keyword',
  built_in: 'keyword',
  literal: 'number',
  number: 'number',
  string: 'string',
  name: 'name',
  title: 'name',
  'selector-tag': 'name',
  'selector-class': 'name',
  comment: 'comment',
  meta: 'comment',
  attr: 'attribute',
  attribute: 'attribute',
  property: 'attribute',
};

export function colourOf(scope: string | undefined): string | undefined {
  const kind = SCOPES[scope ?? ''];
  return kind && colours[kind];
}
