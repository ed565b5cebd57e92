import { useState } from 'react';
import * as v from 'valibot';
import { readDraft, writeDraft } from '#device/storage/drafts.ts';
import { useSession } from '#features/session/session.ts';

type Draft<T> = readonly [draft: T | undefined, change: (next: T | undefined) => void];

/**
 * What the signed-in person types and has not sent, on the device with each key: it survives leaving the page, a reload and
 * a restart, and goes with its person (ROUTE-10). `undefined`: nothing was typed.
 */
export function useDraft(name: string): Draft<string> {
  const { viewerId } = useSession();
  const key = `${viewerId ?? ''}:${name}`;
  const [draft, setDraft] = useState(() => readDraft(key));
  const change = (next: string | undefined): void => {
    setDraft(next);
    writeDraft(key, next);
  };
  return [draft, change];
}

/** The same of a form; what an older release kept in another shape is none. */
export function useFormDraft<T>(name: string, schema: v.GenericSchema<unknown, T>): Draft<T> {
  const [text, change] = useDraft(name);
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  return [
    kept.success ? kept.output : undefined,
    (next) => change(next === undefined ? undefined : JSON.stringify(next)),
  ];
}
