import type { AdlCall } from './adl-script.ts';

/** A call of an item to its runtime, and what is wrong with the answer; undefined: nothing is. */
export function faultOf(call: AdlCall): string | undefined {
  const api = window.API_1484_11;
  if (api === undefined) return 'there is no runtime';
  const name = call.element.replace(/&([^&]*)&/, (_, id: string) => String(placeOf(call.element, id)));
  if (call.call === 'COI') return sameIds(call.element.split(','), idsIn('cmi.objectives'));
  const calls: Readonly<Record<string, () => string>> = {
    I: () => api.lmsInitialize(''),
    SET: () => api.lmsSetValue(name, call.value),
    GET: () => String(api.lmsGetValue(name)),
  };
  const answer = calls[call.call]?.();
  if (answer === undefined) return `${call.call} is not known`;
  const what = `${call.call} ${call.element} ${call.value}`.trim();
  if (!isSame(name, answer, call.returns)) return `${what} answers ${answer}, not ${call.returns}`;
  // What may be asked for comes without an error (RTE 4.4).
  const error = String(api.lmsGetLastError());
  return error === call.error || name.includes('request_valid') ? undefined : `${what} has error ${error}`;
}

/** Ids and the learner are asked for to be there at all. */
function isSame(name: string, answer: string, expected: string): boolean {
  if (answer === expected || /learner_(?:id|name)$/.test(name) || (expected === '' && name.endsWith('.id')))
    return true;
  if (answer === '' || expected === '') return false;
  return name.endsWith('_time') ? secondsOf(answer) === secondsOf(expected) : Number(answer) === Number(expected);
}

function secondsOf(text: string): number {
  const { d, h, m, s } =
    /^P(?:(?<d>\d+)D)?(?:T(?:(?<h>\d+)H)?(?:(?<m>\d+)M)?(?:(?<s>[\d.]+)S)?)?$/.exec(text)?.groups ?? {};
  return Number(d ?? 0) * 86_400 + Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}

function idsIn(list: string): readonly string[] {
  const api = window.API_1484_11;
  const count = Number(api?.lmsGetValue(`${list}._count`));
  return Array.from({ length: count }, (_, at) => api?.lmsGetValue(`${list}.${at}.id`) ?? '');
}

function placeOf(element: string, id: string): number {
  return idsIn(element.startsWith('adl') ? 'adl.data' : 'cmi.objectives').indexOf(id);
}

function sameIds(expected: readonly string[], found: readonly string[]): string | undefined {
  const [one, other] = [expected.toSorted().join(), found.toSorted().join()];
  return one === other ? undefined : `its objectives are ${other}, not ${one}`;
}
