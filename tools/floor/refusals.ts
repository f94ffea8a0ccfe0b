/** By feature: the browsers of the floor that lack it, and the files that use it. */
export type FilesOf = Map<string, { lacking: string[]; files: string[] }>;

/** The features that are allowed, by the reason. */
type Reasons = Record<string, readonly string[]>;

/** One line for each refused feature. `allowedIn` counts for the files of one package, whose folder has its name. */
export function refusals(
  found: FilesOf,
  allowed: Reasons,
  allowedIn: Record<string, Reasons> = {},
): string[] {
  const excused = namesOf(allowed);
  const excusedIn = new Map(Object.entries(allowedIn).map(([name, of]) => [name, namesOf(of)]));
  const tooYoung = [...found]
    .filter(([name]) => !excused.has(name))
    .map(([name, { lacking, files }]) => ({
      name,
      lacking,
      files: files.filter((file) => !excusedIn.get(packageOf(file))?.has(name)),
    }))
    .filter(({ files }) => files.length > 0)
    .map(
      ({ name, lacking, files }) =>
        `${name} is younger than the floor (${lacking.join(', ')}): ${files.join(', ')}`,
    );
  const unneeded = [...excused]
    .filter((name) => !found.has(name))
    .map((name) => `${name} is allowed in tools/floor/allowed.ts, and found nowhere`);
  const unneededIn = [...excusedIn].flatMap(([owner, names]) =>
    [...names]
      .filter((name) => !found.get(name)?.files.some((file) => packageOf(file) === owner))
      .map(
        (name) =>
          `${name} is allowed for ${owner} in tools/floor/allowed.ts, and found nowhere in it`,
      ),
  );
  return [...tooYoung, ...unneeded, ...unneededIn];
}

export function namesOf(reasons: Reasons = {}): Set<string> {
  return new Set(Object.values(reasons).flat());
}

function packageOf(file: string): string {
  return file.split('/')[0] ?? '';
}
