/** A promise that somebody else resolves. */
export type Later<T> = { promise: Promise<T>; resolve: (value: T) => void };

export function later<T = void>(): Later<T> {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
