import type { RemoteDefinition } from '@kashi/border/remote-definition';

/** Who answers for the shell, for what all share and for what nobody else has; `shell/build.ts` counts under this name too. */
export const platformTeam = 'platform';

/**
 * The reviewers of each file, in the form that forges read: of the lines that fit a file the last one counts. A team of ours is the team of that
 * name in the forge's organisation `kashi`, which the packages are named after as well.
 */
export function codeowners(remotes: readonly RemoteDefinition[]): string {
  return [
    '# Written by `npm run papers` from the `team` of each src/remote.ts: change that.',
    ownersLine('*', platformTeam),
    ...remotes.map(({ name, team = platformTeam }) => ownersLine(`/${name}/`, team)),
    '',
  ].join('\n');
}

function ownersLine(path: string, team: string): string {
  return `${path} @kashi/${team}`;
}
