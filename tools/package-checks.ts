import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { binOf } from './bin-of.ts';
import { quietly, type Step } from './run.ts';
import { folderOf, ownRemote } from './workspace.ts';

/**
 * What is checked of these packages alone, before their gate: types, lint, styles, boundaries and tests. A remote's own repository
 * is held to the rules of the workspace, which come with the commands.
 */
export function packageChecks(names: readonly string[]): Step[] {
  const isOwn = ownRemote() !== null;
  const folders = names.map((name) => folderOf(name));
  const rules = isOwn ? rulesBesideUs : rulesOfWorkspace;
  const step = (name: string, words: () => string[]): Step => ({
    name,
    work: () => quietly(process.execPath, words()),
  });

  return [
    ...folders
      .flatMap(typeProjectsIn)
      .map((project) =>
        step(`types of ${project}`, () => [
          binOf('@typescript/native', 'tsc'),
          '--noEmit',
          '-p',
          project,
        ]),
      ),
    step('lint', () => [
      binOf('oxlint'),
      '-c',
      rules.lint,
      '--type-aware',
      '--deny-warnings',
      // Beside `src` may lie releases of others, in `.data`.
      ...(isOwn ? ['src'] : folders),
    ]),
    ...(globSync(folders.map((folder) => `${folder}/src/**/*.css`)).length > 0
      ? [
          step('styles', () => [
            binOf('stylelint'),
            '--config',
            rules.styles,
            ...folders.map((folder) => path.posix.join(folder, 'src/**/*.css')),
          ]),
        ]
      : []),
    step('boundaries', () => [
      binOf('dependency-cruiser', 'depcruise'),
      '--config',
      rules.boundaries,
      ...folders.map((folder) => path.posix.join(folder, folder === 'shell' ? '' : 'src')),
    ]),
    step('unit tests', () => [
      // Of the same copy as what the tests import.
      binOf('vitest', 'vitest', path.resolve('package.json')),
      'run',
      ...(isOwn ? [] : ['--project=screens', ...folders.map(testsOf)]),
    ]),
  ];
}

const besideUs = (file: string) => path.resolve(import.meta.dirname, file);

const rulesBesideUs = {
  lint: besideUs('lint/own-remote.json'),
  styles: besideUs('lint/styles.json'),
  boundaries: besideUs('boundaries/own-remote.cjs'),
};

const rulesOfWorkspace = {
  lint: '.oxlintrc.json',
  styles: '.stylelintrc.json',
  boundaries: '.dependency-cruiser.cjs',
};

function typeProjectsIn(folder: string): string[] {
  const within = ['.', 'app', 'app/worker'].map((room) => path.posix.join(folder, room));
  return within.filter((project) => existsSync(path.join(project, 'tsconfig.json')));
}

/** The host's tests in `shell` are of the host, which no release of the shell contains. */
function testsOf(folder: string): string {
  return folder === 'shell' ? 'shell/app/' : `${folder}/`;
}
