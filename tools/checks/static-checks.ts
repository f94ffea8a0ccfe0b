import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { quietly, type Outcome, type Step } from '../running/run.ts';
import { fileHashes } from '../touched/file-hashes.ts';
import { withImporters } from '../touched/importers.ts';
import { touchedSince } from '../touched/touched-since.ts';
import { remoteFolders, sharedPackagesOf } from '../workspace.ts';

/**
 * The threads of a step that works out types, since two steps run at once. Every thread works out the types of libraries again: for the
 * API four take 14 s of processor time, and one takes 9.
 */
const halfOfTheCores = String(Math.max(1, Math.floor(availableParallelism() / 2)));

/** The files that a check reads; null: all files of its kind. */
type Work = (touched: string[] | null) => Promise<Outcome>;

/**
 * Types, lint, boundaries, unused code, styles and form: everything that needs no running code. `touched`: what may come out
 * otherwise than when it passed here the last time, by the content of files.
 */
export function staticChecks(which: 'all' | 'touched'): Step[] {
  const now = which === 'touched' ? fileHashes() : new Map<string, string>();

  /** `ofAll`: a change of these files may change the result of every file. */
  const step = (name: string, about: RegExp, work: Work, ofAll?: RegExp): Step => ({
    name,
    async work() {
      const { files, notePassed } = touchedSince(name.replaceAll(/[^\w]/g, '-'), now);
      const isOfAll = (file: string) => everywhere.test(file) || (ofAll?.test(file) ?? false);
      const touched = files?.some(isOfAll)
        ? null
        : (files?.filter((file) => about.test(file)) ?? null);
      if (touched?.length === 0) return { code: 0, output: '' };
      const outcome = await work(touched);
      if (outcome.code === 0 && which === 'touched') notePassed();
      return outcome;
    },
  });

  const typesOf = ({ project, about }: TypeProject) =>
    step(
      `types of ${project === '.' ? 'tools' : project}`,
      about,
      () => types(project),
      /tsconfig/,
    );
  // Lint takes longest and begins first, so that it does not run on alone in the end.
  return [
    step(
      'lint',
      scripts,
      (touched) => lint(touched, [...now.keys()]),
      /^\.oxlintrc\.json$|^tools\/lint\/|\.d\.ts$|tsconfig/,
    ),
    step('form', /./, () => quietly('oxfmt', ['--check'])),
    ...typeProjects().map(typesOf),
    step('papers', /./, () => quietly('node', ['tools/papers/papers.ts', '--check'])),
    step('boundaries', /./, () =>
      quietly('depcruise', ['--config', '.dependency-cruiser.cjs', ...folders()]),
    ),
    step('unused and undeclared', /./, () =>
      quietly('knip', ['--config', 'tools/boundaries/knip.jsonc', '--no-progress']),
    ),
    step('browser floor', /^(shell|shared|mf-[^/]+|tools)\//, () =>
      quietly('node', ['tools/floor/floor-check.ts']),
    ),
    step('styles', /\.css$|^\.stylelintrc/, () =>
      quietly('stylelint', ['**/*.css', '--ignore-path', '.gitignore', '--max-warnings=0']),
    ),
  ];
}

/** The versions of tools and libraries. */
const everywhere = /^pnpm-lock\.yaml$|(^|\/)package\.json$|^tools\/(checks|touched)\/[^/]+\.ts$/;

const scripts = /\.tsx?$/;

/** Checks with types: a file's result may change with a file that it imports. */
function lint(touched: string[] | null, files: string[]): Promise<Outcome> {
  const all = files.filter((file) => scripts.test(file));
  const at = touched ? withImporters(touched, all) : [];
  if (touched && at.length === 0) return Promise.resolve({ code: 0, output: '' });
  // With many files, checking all is as quick.
  const isMost = at.length > all.length / 2;
  const args = ['--type-aware', '--deny-warnings', ...(isMost ? [] : at)];
  return quietly('oxlint', args, { GOMAXPROCS: halfOfTheCores });
}

interface TypeProject {
  project: string;
  /** The files that its types depend on. */
  about: RegExp;
}

/** Browser code is held to the floor. By the boundaries, a remote, the API and the desk import themselves and their packages of `shared` only. */
function typeProjects(): TypeProject[] {
  const remotes = remoteFolders();
  const others = [
    '.',
    'shell/app',
    'shell/app/worker',
    ...folders().filter((folder) => folder !== 'tools'),
  ];
  const alone = [...remotes, 'api', 'desk'];
  return others.map((project) => ({
    project,
    about: alone.includes(project)
      ? new RegExp(`^(${[project, ...sharedPackagesOf(project)].join('|')})/`)
      : project === 'shared'
        ? /^shared\//
        : /\.(ts|tsx|json)$/,
  }));
}

/**
 * TypeScript 7; the package `typescript` is 6, whose API the boundaries still need. What a project came to is kept, by the
 * content of all its files.
 */
function types(project: string): Promise<Outcome> {
  const kept = `.cache/types/${project === '.' ? 'root' : project.replaceAll('/', '-')}.json`;
  const tsc = ['node_modules/@typescript/native/bin/tsc', '--checkers', halfOfTheCores];
  return quietly('node', [...tsc, '--incremental', '--tsBuildInfoFile', kept, '-p', project]);
}

/** The projects in this checkout: a team's own may lack the API, e2e and other remotes. */
function folders(): string[] {
  return ['shell', ...remoteFolders(), 'shared', 'api', 'desk', 'e2e', 'tools'].filter((folder) =>
    existsSync(folder),
  );
}
