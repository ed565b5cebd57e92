import * as v from 'valibot';
import type { LanguageCode } from '#campus/languages.ts';
import { readPublic } from '#device/storage/public-answers.ts';
import { readyForTexts } from '#ui/text/html.tsx';
import type { Wire } from '#wire/graphql.ts';
import { TEXT, textAnswer, textSchema, writtenText } from './text-document.ts';

const PRIVACY_POLICY = `query PrivacyPolicy {
  imprint: text(identifier: "imprint") { id content isTranslated language }
  privacy: text(identifier: "privacy") { id content isTranslated language }
}`;

const ACCESSIBILITY = `query AccessibilityStatement {
  accessibilityStatement { content isTranslated language }
}`;

export type TextBlock = { content: string; isTranslated: boolean; language: string };

export const policyAnswer = v.object({ imprint: textSchema, privacy: textSchema });
export const statementAnswer = v.object({ accessibilityStatement: v.nullable(v.object(writtenText)) });

type Place = { wire: Wire; language: LanguageCode };

/** A text of the organisation by its identifier; everybody may read it, also without a network once it was read. */
export async function readText({ wire, language }: Place, identifier: string): Promise<TextBlock | null> {
  const [{ data }] = await Promise.all([
    readPublic(wire, {
      key: `text/${identifier}/${language}`,
      document: TEXT,
      variables: { identifier },
      answer: textAnswer,
    }),
    readyForTexts(),
  ]);
  return data.text;
}

/** What stands behind #imprint and #privacy (ROUTE-14). */
export async function readPrivacyPolicy({ wire, language }: Place): Promise<v.InferOutput<typeof policyAnswer>> {
  const key = `privacy-policy/${language}`;
  const read = readPublic(wire, { key, document: PRIVACY_POLICY, answer: policyAnswer });
  const [{ data }] = await Promise.all([read, readyForTexts()]);
  return data;
}

/** Null where there is none, and on an error too: both say 'coming soon' (ROUTE-14). */
export async function readAccessibility({ wire, language }: Place): Promise<TextBlock | null> {
  const key = `accessibility/${language}`;
  const read = readPublic(wire, { key, document: ACCESSIBILITY, answer: statementAnswer });
  return Promise.all([read, readyForTexts()]).then(
    ([{ data }]) => data.accessibilityStatement,
    () => null,
  );
}
