import type { PageExample } from '../../shared/src/host/page-route.ts';
import type { Candidate, Neighbours } from './candidate.ts';
import { failuresOf, meetingsOf, visitsOf } from './visits.ts';

/** One look of the gate's browser at a page. */
export interface Look extends PageExample {
  /** The candidate to blame for what is wrong there. */
  toBlame: Candidate;
  /** What stands there in place of what is live: what was live before, or a canary. */
  beside: Candidate | null;
  /** Somebody else has a part in what stands there, which may be at odds with today's shop by itself. */
  isMeeting: boolean;
  /** Whatever the page asks of the API fails. */
  isFailing: boolean;
}

/** At the candidates' own pages, and at those of others that show their fragments; a page's owner is to blame before the shell. */
export function looksAmong(candidates: Neighbours, neighbours: Neighbours): Look[] {
  const all = [...candidates.values()].toSorted(
    (one, other) => Number(isShell(other)) - Number(isShell(one)),
  );
  const ownLooks = all.flatMap((toBlame) => [
    ...visitsOf(toBlame, neighbours).map((visit) => lookAt(visit, toBlame)),
    ...failuresOf(toBlame, neighbours).map((visit) => ({
      ...lookAt(visit, toBlame),
      isFailing: true,
    })),
  ]);
  const own = new Map(ownLooks.map((look) => [keyOf(look), look]));
  const remotes = [...neighbours.values()].filter((build) => !isShell(build));
  const shown = all
    .filter((candidate) => !isShell(candidate))
    .flatMap((candidate) => remotes.flatMap((other) => looksAtMeetings(candidate, other)))
    .filter((look) => !own.has(keyOf(look)));
  return [...own.values(), ...shown];
}

/** Where a candidate meets another neighbour than the live one. */
export function looksBeside(candidates: Neighbours, others: readonly Candidate[]): Look[] {
  return others.flatMap((beside) =>
    [...candidates.values()]
      .filter(({ manifest }) => manifest.name !== beside.manifest.name)
      .flatMap((candidate) => looksAtMeetings(candidate, beside))
      .map((look) => ({ ...look, beside })),
  );
}

function looksAtMeetings(toBlame: Candidate, other: Candidate): Look[] {
  return meetingsOf(toBlame, other).map((visit) => lookAt(visit, toBlame, true));
}

function lookAt(example: PageExample, toBlame: Candidate, isMeeting = false): Look {
  return { ...example, toBlame, beside: null, isMeeting, isFailing: false };
}

function keyOf({ path, as, onPhone, isFailing }: Look): string {
  return [path, as, onPhone, isFailing].join(' ');
}

function isShell({ manifest }: Candidate): boolean {
  return manifest.name === 'shell';
}
