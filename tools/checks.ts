import { run, step } from './run.ts';
import { remoteFolders } from './workspace.ts';

/** Types, lint, boundaries, styles and form: everything that needs no running code. */
export async function staticChecks(): Promise<void> {
  await step('types', types);
  await step('boundaries', () =>
    run('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders()]),
  );
  await step('lint', () =>
    run('oxlint', ['--type-aware', '--deny-warnings']),
  );
  await step('styles', () =>
    run('stylelint', ['**/*.css', '--ignore-path', '.gitignore', '--max-warnings=0']),
  );
  await step('form', () =>
    run('prettier', [
      '--check',
      '--cache',
      '--cache-location',
      '.cache/prettier',
      '--log-level',
      'warn',
      '.',
    ]),
  );
}

function folders(): string[] {
  return ['shell', ...remoteFolders(), 'shared', 'api', 'e2e', 'tools'];
}

/** TypeScript 7; the package `typescript` is 6, whose API the linters still need. */
async function types(): Promise<number> {
  const projects = ['.', ...folders().filter((folder) => folder !== 'tools')];
  const codes = await Promise.all(
    projects.map((project) =>
      run('node', ['node_modules/@typescript/native/bin/tsc', '--pretty', '-p', project]),
    ),
  );
  return Math.max(...codes);
}
