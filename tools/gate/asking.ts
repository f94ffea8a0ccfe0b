import { idOf, type Candidate, type Check, type Neighbours } from './candidate.ts';
import type { Progress } from './progress.ts';

/** A build of which checks are asked, and among whom it would stand. */
export interface Asked {
  candidate: Candidate;
  neighbours: Neighbours;
  /** Whom among them stands in place of the live one, in words; '' where none does. */
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

/** The candidates once more with each of the others in the place of a neighbour. */
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

/** Asks each check of all of them, one check after the other, so that whoever waits sees which one it is. */
export async function askAll(
  checks: Record<string, Check>,
  asked: readonly Asked[],
  progress: Progress,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const [title, check] of Object.entries(checks)) {
    await progress.during(title, async (count) => {
      for (const { candidate, neighbours, where } of asked) {
        const sentences = await check(candidate, neighbours, count);
        refusals.push(
          ...sentences.map((sentence) => ({
            candidate,
            sentence: `${idOf(candidate)}${where}: ${title}: ${sentence}`,
          })),
        );
      }
    });
  }
  return refusals;
}
