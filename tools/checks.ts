import { existsSync } from 'node:fs';
import { quietly, type Outcome, type Step } from './run.ts';
import { remoteFolders } from './workspace.ts';

/** Types, lint, boundaries, what nobody uses, styles and form: everything that needs no running code. */
export const staticChecks: Step[] = [
  { name: 'lint', work: () => quietly('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'types', work: types },
  { name: 'form', work: form },
  { name: 'papers', work: () => quietly('node', ['tools/papers/papers.ts', '--check']) },
  {
    name: 'boundaries',
    work: () => quietly('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders()]),
  },
  {
    name: 'unused and undeclared',
    work: () => quietly('knip', ['--config', 'tools/boundaries/knip.jsonc', '--no-progress']),
  },
  { name: 'browser floor', work: () => quietly('node', ['tools/floor/floor-check.ts']) },
  {
    name: 'styles',
    work: () =>
      quietly('stylelint', ['**/*.css', '--ignore-path', '.gitignore', '--max-warnings=0']),
  },
];

/** Those that are there: a team's own checkout may be without the API, the journeys and other remotes. */
function folders(): string[] {
  return ['shell', ...remoteFolders(), 'shared', 'api', 'e2e', 'tools'].filter((folder) =>
    existsSync(folder),
  );
}

/**
 * TypeScript 7; the package `typescript` is 6, whose API the boundaries still need. What a project came to is kept, by the
 * content of all its files: most have changed in none of them since.
 */
async function types(): Promise<Outcome> {
  // What browsers run is held to the language of the oldest of them.
  const projects = ['.', 'shell/app', ...folders().filter((folder) => folder !== 'tools')];
  const outcomes = await Promise.all(
    projects.map((project) => {
      const kept = `.cache/types/${project === '.' ? 'root' : project.replace('/', '-')}.json`;
      const tsc = ['node_modules/@typescript/native/bin/tsc', '--incremental'];
      return quietly('node', [...tsc, '--tsBuildInfoFile', kept, '-p', project]);
    }),
  );
  return {
    code: Math.max(...outcomes.map(({ code }) => code)),
    output: outcomes.map(({ output }) => output).join(''),
  };
}

function form(): Promise<Outcome> {
  const cache = ['--cache', '--cache-location', '.cache/prettier'];
  return quietly('prettier', ['--check', ...cache, '--log-level', 'warn', '.']);
}
