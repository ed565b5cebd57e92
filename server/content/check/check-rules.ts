import type { Mistake } from '#server/content/files/mistakes.ts';
import type { QuestionFile, QuestionnaireFile } from '#server/content/files/questionnaire-file.ts';

/** What a rule may do: JsonLogic as it is published, without `log` and without what only one library knows. */
const OPERATORS = new Set(
  'var missing missing_some if == === != !== ! !! or and > >= < <= max min + - * / % map filter reduce all none some merge in cat substr'.split(
    ' ',
  ),
);
/** In their later arguments `var` is the item that is looked at, not an answer. */
const OVER_ITEMS = new Set(['map', 'filter', 'reduce', 'all', 'none', 'some']);
const DEPTH_MAX = 12;

/** A question as its file has it, whatever its kind. */
export function bodyOf(question: QuestionFile) {
  if ('singleChoice' in question) return question.singleChoice;
  if ('multipleChoice' in question) return question.multipleChoice;
  if ('text' in question) return question.text;
  if ('number' in question) return question.number;
  if ('scale' in question) return question.scale;
  if ('date' in question) return question.date;
  if ('country' in question) return question.country;
  if ('satisfaction' in question) return question.satisfaction;
  if ('difficulty' in question) return question.difficulty;
  return question.information;
}

/**
 * Every condition is JsonLogic over questions that come before it: the device trusts what it is given, so a slip of the pen
 * is found here and not by a learner who cannot go on (SURVEY-8).
 */
export function checkQuestionnaire(
  questionnaire: QuestionnaireFile,
  file: string,
  at: string,
  mistakes: Mistake[],
): void {
  const before = new Set<string>();
  const say = (field: string, message: string) => mistakes.push({ file, field: `${at}${field}`, message });
  const check = (value: unknown, field: string) => {
    for (const message of ruleMistakes(value, before)) say(field, message);
  };
  for (const [p, page] of questionnaire.pages.entries()) {
    check(page.visibleCondition, `pages.${p}.visibleCondition`);
    for (const [q, question] of page.questions.entries()) {
      const field = `pages.${p}.questions.${q}`;
      const body = bodyOf(question);
      check(body.visibleCondition, `${field}.visibleCondition`);
      if (before.has(body.identifier)) say(`${field}.identifier`, `"${body.identifier}" is there twice`);
      before.add(body.identifier);
      for (const message of bodyMistakes(question)) say(field, message);
    }
    check(page.nextEnabled, `pages.${p}.nextEnabled`);
    check(page.previousVisible, `pages.${p}.previousVisible`);
    check(page.previousEnabled, `pages.${p}.previousEnabled`);
  }
}

function bodyMistakes(question: QuestionFile): string[] {
  const choice = 'singleChoice' in question ? question.singleChoice : undefined;
  const many = 'multipleChoice' in question ? question.multipleChoice : undefined;
  const ids = (choice ?? many)?.options.map(({ id }) => id) ?? [];
  const twice = ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `the option "${id}" is there twice`);
  if ((many?.maxAnswers ?? 0) > ids.length) twice.push('maxAnswers is more than there are options');
  return isUpsideDown(question) ? [...twice, 'min is more than max'] : twice;
}

function isUpsideDown(question: QuestionFile): boolean {
  if ('date' in question) return (question.date.min ?? '') > (question.date.max ?? '9999');
  const bounds = 'number' in question ? question.number : 'scale' in question ? question.scale : undefined;
  return (bounds?.min ?? Number.NEGATIVE_INFINITY) > (bounds?.max ?? Number.POSITIVE_INFINITY);
}

/** What is wrong with a rule; nothing where there is none, since empty means true. */
export function ruleMistakes(rule: unknown, known: ReadonlySet<string>, depth = 0, isOfItem = false): string[] {
  if (depth > DEPTH_MAX) return ['the rule is too deep'];
  if (Array.isArray(rule)) return rule.flatMap((part: unknown) => ruleMistakes(part, known, depth + 1, isOfItem));
  if (typeof rule !== 'object' || rule === null) return [];
  const [entry, ...more] = Object.entries(rule);
  if (entry === undefined) return [];
  const [operator, given] = entry;
  if (more.length > 0) return ['a rule has one operator, like {"==": [{"var": "city"}, "here"]}'];
  if (!OPERATORS.has(operator)) return [`there is no operator "${operator}"`];
  const args: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (operator === 'var') return isOfItem ? [] : variableMistakes(args[0], known);
  return args.flatMap((part, n) =>
    ruleMistakes(part, known, depth + 1, isOfItem || (n > 0 && OVER_ITEMS.has(operator))),
  );
}

function variableMistakes(name: unknown, known: ReadonlySet<string>): string[] {
  const identifier = typeof name === 'string' ? (name.split('.')[0] ?? '') : '';
  return known.has(identifier) ? [] : [`no question "${String(name)}" comes before`];
}
