/** A read whose answer is kept as long as the object that holds it. */
export function remembered<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}

/** The same for each of many things. */
export function rememberedBy<T>(read: (id: string) => Promise<T>): (id: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (id) => {
    const answer = answers.get(id) ?? read(id);
    answers.set(id, answer);
    return answer;
  };
}
