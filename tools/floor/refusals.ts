/** By feature: the browsers of the floor that lack it, and the files that use it. */
export type FilesOf = Map<string, { lacking: string[]; files: string[] }>;

/** One line for each refused feature. */
export function refusals(found: FilesOf, allowed: Record<string, readonly string[]>): string[] {
  const excused = new Set(Object.values(allowed).flat());
  const tooYoung = [...found]
    .filter(([name]) => !excused.has(name))
    .map(
      ([name, { lacking, files }]) =>
        `${name} is younger than the floor (${lacking.join(', ')}): ${files.join(', ')}`,
    );
  const unneeded = [...excused]
    .filter((name) => !found.has(name))
    .map((name) => `${name} is allowed in tools/floor/allowed.ts, and found nowhere`);
  return [...tooYoung, ...unneeded];
}
