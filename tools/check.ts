import { existsSync } from 'node:fs';
import { packageChecks } from './checks/package-checks.ts';
import { steps, type Step } from './running/run.ts';
import { ownRemote, remotesHere } from './workspace.ts';

/**
 * `kashi check`: in the workspace the quick half of `npm test`, without store and browser, as far as a change since the last pass can
 * affect it; in a remote's own repository, and in a team's own checkout of the workspace, the types, lint, styles, boundaries and tests of the
 * remotes that are there.
 */
export async function checkCommand(): Promise<void> {
  // Without the API the commands themselves cannot be checked: their tests need it.
  const isWhole = ownRemote() === null && existsSync('api');
  await steps(isWhole ? await workspaceChecks() : packageChecks(remotesHere()), { atOnce: 2 });
}

async function workspaceChecks(): Promise<Step[]> {
  const [{ staticChecks }, { unitTests }] = await Promise.all([
    import('./checks/static-checks.ts'),
    import('./checks/unit-tests.ts'),
  ]);
  return [...unitTests('touched'), ...staticChecks('touched')];
}
