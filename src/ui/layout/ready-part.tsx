import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A part of the frame in a file of its own. */
export type ReadyPart<P extends object> = {
  /** Brings the file; once it is here the part is rendered at once. */
  load: () => Promise<void>;
  Part: (shown: { props: P; fallback?: ReactNode }) => ReactNode;
};

/**
 * A part that is usually here before it is rendered, and then costs no second render as `lazy` does; where it is not, `fallback`
 * keeps its place. To be made at the top of a module.
 */
export function readyPart<P extends object>(bring: () => Promise<ComponentType<P>>): ReadyPart<P> {
  let Here: ComponentType<P> | undefined;
  const load = async (): Promise<void> => {
    Here ??= await bring();
  };
  const Later = lazy(async () => ({ default: await bring() }));
  return {
    load,
    Part: ({ props, fallback = null }) =>
      Here === undefined ? (
        <Suspense fallback={fallback}>
          <Later {...props} />
        </Suspense>
      ) : (
        <Here {...props} />
      ),
  };
}

/** Brings parts before a page that has them is rendered. Never rejects: one that does not come is asked for again where it stands. */
export async function readyParts(parts: readonly { load: () => Promise<void> }[]): Promise<void> {
  await Promise.all(parts.map(({ load }) => load().catch(() => {})));
}
