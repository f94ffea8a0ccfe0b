import { idOf, type Candidate, type Check, type Neighbours } from './builds/candidate.ts';
import type { Progress } from './progress.ts';

/** A build to check, and the builds that it would be live with. */
export interface Asked {
  candidate: Candidate;
  neighbours: Neighbours;
  /** The build among them that replaces a live one, in words; '' if none does. */
  where: string;
}

export interface Refusal {
  candidate: Candidate;
  sentence: string;
}

/** The candidates among those that will be live with them. */
export function amongLive(candidates: Iterable<Candidate>, soon: Neighbours): Asked[] {
  return [...candidates].map((candidate) => ({ candidate, neighbours: soon, where: '' }));
}

/** The candidates once more for each of the others, which replaces a neighbour. */
export function amongOthers(
  candidates: Iterable<Candidate>,
  soon: Neighbours,
  others: readonly Candidate[],
): Asked[] {
  return [...candidates].flatMap((candidate) =>
    others
      .filter(({ manifest }) => manifest.name !== candidate.manifest.name)
      .map((other) => ({
        candidate,
        neighbours: new Map([...soon, [other.manifest.name, other]]),
        where: ` with ${idOf(other)}`,
      })),
  );
}

/**
 * Runs the checks one after the other, each on all builds, so that the progress shows which one runs. What is wrong among the live builds is
 * not said again for each of the others that replaces one of them.
 */
export async function askAll(
  checks: Record<string, Check>,
  asked: readonly Asked[],
  progress: Progress,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const saidOfLive = new Set<string>();
  for (const [title, check] of Object.entries(checks)) {
    await progress.during(title, async (count) => {
      for (const { candidate, neighbours, where } of asked) {
        const sentences = await check(candidate, neighbours, count);
        for (const said of sentences) {
          const sentence = `${idOf(candidate)}: ${title}: ${said}`;
          if (saidOfLive.has(sentence)) continue;
          if (where === '') saidOfLive.add(sentence);
          const named = `${idOf(candidate)}${where}: ${title}: ${said}`;
          refusals.push({ candidate, sentence: named });
        }
      }
    });
  }
  return refusals;
}
