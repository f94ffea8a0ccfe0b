/** A promise that the test resolves itself. */
export interface Later<Answer> {
  promise: Promise<Answer>;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export function later<Answer>(): Later<Answer> {
  let settle: Omit<Later<Answer>, 'promise'> | undefined;
  const promise = new Promise<Answer>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle! };
}
