import * as v from 'valibot';
import type { PublicOrganisation } from '#campus/organisation/organisation.ts';
import { jsonInHtml } from './json-in-html.ts';
import { pageKindOf } from './page-kinds.ts';

/** A text that begins with `$` is the part of the path that has this name. */
export const variablesSchema = v.record(v.string(), v.union([v.string(), v.number()]));
const questionSchema = v.object({
  query: v.string(),
  variables: variablesSchema,
  /** Asked only where the organisation has this. */
  onlyWith: v.optional(v.literal('showSurveyBanner')),
});
export type FirstQuestion = v.InferOutput<typeof questionSchema>;

/** A path as its route names it, like `/course/$id` → what the first screen there asks a learner's campus. */
export const firstQuestionsSchema = v.record(v.string(), v.array(questionSchema));
export type FirstQuestions = v.InferOutput<typeof firstQuestionsSchema>;

const PLACE = /(<script type="application\/json" id="first-questions">)(<\/script>)/;

/**
 * Puts what pages of this kind ask into the page, as data: its first script asks it while the app is still on its way. The
 * same for everybody; who asks, only the device knows. Without questions their place is taken out.
 */
export function spliceFirstQuestions(
  html: string,
  { features }: { features: Pick<PublicOrganisation['features'], NonNullable<FirstQuestion['onlyWith']>> },
  pathname: string,
  questions: FirstQuestions = {},
): string {
  const kind = pageKindOf(pathname);
  const ofKind = Object.entries(questions)
    .filter(([path]) => kind !== undefined && pageKindOf(path) === kind)
    .map(([path, asked]) => [path, asked.filter(({ onlyWith }) => onlyWith === undefined || features[onlyWith])]);
  return html.replace(PLACE, (_, open: string, close: string) =>
    ofKind.length === 0 ? '' : `${open}${jsonInHtml(Object.fromEntries(ofKind))}${close}`,
  );
}

/** What the page at this path asks, of what stands in it for its kind. */
export function questionsAt(pathname: string, questions: FirstQuestions): Pick<FirstQuestion, 'query' | 'variables'>[] {
  const parts = pathname.replace(/\/$/, '').split('/').map(decoded);
  const fits = (path: string): boolean => {
    const names = path.split('/');
    return names.length === parts.length && names.every((name, at) => (isNamed(name) ? parts[at] : name === parts[at]));
  };
  const [path = '', asked = []] = Object.entries(questions).find(([each]) => fits(each)) ?? [];
  const filledIn = (value: string | number): string | number =>
    typeof value === 'string' && isNamed(value) ? (parts[path.split('/').indexOf(value)] ?? '') : value;
  return asked.map(({ query, variables }) => ({
    query,
    variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, filledIn(value)])),
  }));
}

const isNamed = (part: string): boolean => part.startsWith('$');

/** Undefined where an address is no text: the app says what is wrong with it. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
