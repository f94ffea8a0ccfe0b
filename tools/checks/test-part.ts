/** One of the machines that share the tests among them. */
export interface TestPart {
  /** From 1 on. */
  number: number;
  of: number;
}

/** The words of `npm test`: `--part 2/4`, or none for the whole. Throws for anything else. */
export function testPartIn(words: readonly string[]): TestPart | null {
  if (words.length === 0) return null;
  const [, number, of] = /^--part (\d+)\/(\d+)$/.exec(words.join(' ')) ?? [];
  const part = { number: Number(number), of: Number(of) };
  if (part.number >= 1 && part.number <= part.of) return part;
  throw new Error(`${words.join(' ')}: npm test takes nothing, or a part such as --part 2/4`);
}

/** What tells vitest and Playwright to take this part of their tests. */
export function shardOf(part: TestPart | null): string[] {
  return part ? [`--shard=${part.number}/${part.of}`] : [];
}

/** Whether this part has what is not shared out, such as types: the first and the last part have half of it each. */
export function isFirst(part: TestPart | null): boolean {
  return part === null || part.number === 1;
}

export function isLast(part: TestPart | null): boolean {
  return part === null || part.number === part.of;
}
