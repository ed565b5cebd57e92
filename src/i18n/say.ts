import { i18n, type MessageDescriptor } from '@lingui/core';

/** Words whose values come from somewhere else, as plain text in the language of the page. */
export function say({ message, values }: { message: MessageDescriptor; values?: Record<string, string> }): string {
  return i18n._({ ...message, values: { ...message.values, ...values } });
}

/**
 * The same for a line on the screen: a title in another script keeps its direction and leaves the words around it theirs
 * (Unicode isolates, since inside a message there is no element to set `dir` on).
 */
export function sayIsolated({ message, values = {} }: Parameters<typeof say>[0]): string {
  const isolated = Object.entries(values).map(([name, value]) => [name, `\u2068${value}\u2069`]);
  return say({ message, values: Object.fromEntries(isolated) });
}
