import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { binOf } from '../running/bin-of.ts';
import { quietly, type Step } from '../running/run.ts';
import { codeOf, folderOf, ownRemote } from '../workspace.ts';
import { propertiesCheck } from './properties-check.ts';

/**
 * What is checked of these packages alone, before their gate: types, lint, styles, boundaries and tests. A remote's own repository
 * is held to the rules of the workspace, which come with the commands.
 */
export function packageChecks(names: readonly string[]): Step[] {
  const isOwn = ownRemote() !== null;
  const code = names.map((name) => codeOf(name));
  const rules = isOwn ? rulesBesideUs : rulesOfWorkspace;
  const step = (name: string, words: () => string[]): Step => ({
    name,
    work: () => quietly(process.execPath, words()),
  });

  return [
    ...names
      .flatMap((name) => typeProjectsIn(folderOf(name)))
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
      ...code,
    ]),
    ...(globSync(code.map((folder) => `${folder}/**/*.css`)).length > 0
      ? [
          step('styles', () => [
            binOf('stylelint'),
            '--config',
            rules.styles,
            ...code.map((folder) => `${folder}/**/*.css`),
          ]),
        ]
      : []),
    ...names.map((name) => ({
      name: `custom properties of ${name}`,
      work: async () => propertiesCheck(folderOf(name), codeOf(name)),
    })),
    step('boundaries', () => [
      binOf('dependency-cruiser', 'depcruise'),
      '--config',
      rules.boundaries,
      ...code,
    ]),
    step('unit tests', () => [
      // Of the same copy as what the tests import.
      binOf('vitest', 'vitest', path.resolve('package.json')),
      'run',
      '--passWithNoTests',
      ...(isOwn ? [] : ['--project=screens', ...code.map((folder) => `${folder}/`)]),
    ]),
  ];
}

const besideUs = (file: string) => path.resolve(import.meta.dirname, '..', file);

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
