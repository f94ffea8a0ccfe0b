import type { PageExample } from '@kashi/border/pages/page-route';
import type { Candidate, Neighbours } from '../builds/candidate.ts';
import { failuresOf, meetingsOf, visitsOf } from './visits.ts';

/** One visit of the gate's browser to one example address. */
export interface PageCheck extends PageExample {
  /** The candidate that a problem there is blamed on. */
  suspect: Candidate;
  /** The build that replaces a live one for this check: the version before it, or a canary. */
  beside: Candidate | null;
  /** Another team's build takes part in the page, and may have problems of its own with today's shop. */
  isMeeting: boolean;
  /** Every call to the API fails during this check. */
  isFailing: boolean;
}

/**
 * Checks of the candidates' own pages, and of pages that show their fragments; a page's owner is suspected before the shell.
 * `unchanged`: by remote, the names of the pages that a browser need not look at again.
 */
export function pageChecksAmong(
  candidates: Neighbours,
  neighbours: Neighbours,
  unchanged: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
): PageCheck[] {
  const changed = [...candidates.values()].map((build) =>
    withChangedPages(build, unchanged.get(build.manifest.name)),
  );
  const all = changed.toSorted((one, other) => Number(isShell(other)) - Number(isShell(one)));
  const ownChecks = all.flatMap((suspect) => [
    ...visitsOf(suspect, neighbours).map((visit) => checkOf(visit, suspect)),
    ...failuresOf(suspect, neighbours).map((visit) => ({
      ...checkOf(visit, suspect),
      isFailing: true,
    })),
  ]);
  const own = new Map(ownChecks.map((check) => [keyOf(check), check]));
  const remotes = [...neighbours.values()].filter((build) => !isShell(build));
  const shown = all
    .filter((candidate) => !isShell(candidate))
    .flatMap((candidate) => remotes.flatMap((other) => checksOfMeetings(candidate, other)))
    .filter((check) => !own.has(keyOf(check)));
  return [...own.values(), ...shown];
}

/** One page stays in any case: no build goes live without a look at it in a browser. */
function withChangedPages(build: Candidate, unchanged: ReadonlySet<string> = new Set()): Candidate {
  const { routes } = build.manifest;
  const changed = routes.filter(({ page }) => !unchanged.has(page));
  const seen = changed.length > 0 ? changed : routes.slice(0, 1);
  return { ...build, manifest: { ...build.manifest, routes: seen } };
}

/** Checks of the pages on which a candidate meets a build that is not live. */
export function pageChecksBeside(
  candidates: Neighbours,
  others: readonly Candidate[],
): PageCheck[] {
  return others.flatMap((beside) =>
    [...candidates.values()]
      .filter(({ manifest }) => manifest.name !== beside.manifest.name)
      .flatMap((candidate) => checksOfMeetings(candidate, beside))
      .map((check) => ({ ...check, beside })),
  );
}

function checksOfMeetings(suspect: Candidate, other: Candidate): PageCheck[] {
  return meetingsOf(suspect, other).map((visit) => checkOf(visit, suspect, true));
}

function checkOf(example: PageExample, suspect: Candidate, isMeeting = false): PageCheck {
  return { ...example, suspect, beside: null, isMeeting, isFailing: false };
}

function keyOf({ path, as, onPhone, isFailing }: PageCheck): string {
  return [path, as, onPhone, isFailing].join(' ');
}

function isShell({ manifest }: Candidate): boolean {
  return manifest.name === 'shell';
}
