import { type Cmi, SCORM_ELEMENTS_MAX, SCORM_VALUE_MAX } from '#campus/scorm/scorm-data.ts';

/** Says who the person is, to the package only: no business of what is kept. */
const ABOUT_PERSON = /^cmi\.(?:core\.student_(?:id|name)|learner_(?:id|name))$/;
const NAME = /^(?:cmi|adl)\.[A-Za-z0-9_.]{1,251}$/;
/** Lists grow, one value each for the rest: where not all can be kept, lists lose their last. */
const IN_LIST = /\.\d+\./;

/** What of an item's data can be kept, and the first element that is too much. Empty values are as if never set. */
export function whatToKeep(flat: Readonly<Record<string, unknown>>): { cmi: Cmi; tooMuch: string | undefined } {
  const values = Object.entries(flat)
    .filter(([name, value]) => isPresent(value) && NAME.test(name) && !ABOUT_PERSON.test(name))
    .map(([name, value]) => [name, String(value)] as const);
  const tooLong = values.find(([, value]) => value.length > SCORM_VALUE_MAX)?.[0];
  const kept = values.filter(([, value]) => value.length <= SCORM_VALUE_MAX);
  const inOrder = [...kept.filter(([name]) => !IN_LIST.test(name)), ...kept.filter(([name]) => IN_LIST.test(name))];
  return {
    cmi: Object.fromEntries(inOrder.slice(0, SCORM_ELEMENTS_MAX)),
    tooMuch: tooLong ?? inOrder[SCORM_ELEMENTS_MAX]?.[0],
  };
}

function isPresent(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
}
