import { packageChecks } from './checks/package-checks.ts';
import { steps, type Step } from './running/run.ts';
import { ownRemote } from './workspace.ts';

/**
 * `kashi check`: in the workspace the quick half of `npm test`, without store and browser, as far as a change since the last pass can
 * affect it; in a remote's own repository its types, lint, styles, boundaries and tests.
 */
export async function checkCommand(): Promise<void> {
  const own = ownRemote();
  await steps(own ? packageChecks([own]) : await workspaceChecks(), { atOnce: 2 });
}

async function workspaceChecks(): Promise<Step[]> {
  const [{ staticChecks }, { unitTests }] = await Promise.all([
    import('./checks/static-checks.ts'),
    import('./checks/unit-tests.ts'),
  ]);
  return [...unitTests('touched'), ...staticChecks('touched')];
}
