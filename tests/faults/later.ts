/** A promise that somebody else settles. */
export type Later<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void };

export function later<T = void>(): Later<T> {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  return { promise, resolve, reject };
}
