import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { formatted } from '../papers/formatted.ts';
import { newRepository } from './new-repository.ts';

const { devDependencies } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'package.json'), 'utf8'),
) as { devDependencies: Record<string, string> };
/** As the published package has them. */
const versions = Object.fromEntries(Object.keys(devDependencies).map((name) => [name, '1.2.3']));

/** The files of a new repository by their names, read from a folder that no workspace is around. */
function aRepository(registry?: string): Map<string, string> {
  const parent = mkdtempSync(path.join(tmpdir(), 'kashi-new-repository-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  newRepository('mf-guide', versions, { parent, registry });
  const folder = path.join(parent, 'mf-guide');
  const names = globSync(['**/*.*', '.npmrc', '.github/workflows/*.yml'], { cwd: folder });
  return new Map(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

test('a new repository names each library that this package knows a version of, with that version', () => {
  const file = JSON.parse(aRepository().get('package.json') ?? '{}') as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };

  expect({ ...file.dependencies, ...file.devDependencies }).toEqual(versions);
});

test('a new repository has the form that the formatter gives it', async () => {
  const files = [...aRepository()].filter(([name]) => /\.(tsx?|json|yml|md|css)$/.test(name));
  const wrong = files.map(async ([name, text]) =>
    (await formatted(name, text)) === text ? [] : [name],
  );

  expect(files.length).toBeGreaterThan(12);
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});

test('jobs of a new repository take actions by their commit, and no code of a fork runs beside keys', () => {
  const workflows = [...aRepository()].filter(([name]) => name.endsWith('.yml'));
  const jobs = workflows.flatMap(([, text]) => Object.values((parse(text) as Workflow).jobs));
  const actions = jobs.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []));
  const withKeys = jobs.filter((job) => JSON.stringify(job).includes('secrets.'));

  expect(workflows).toHaveLength(3);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  expect(withKeys.map(({ environment, if: when }) => [environment, when])).toEqual(
    expect.arrayContaining([
      ['preview', 'github.event.pull_request.head.repo.full_name == github.repository'],
      ['production', undefined],
    ]),
  );
});

test('a job of a new repository that signs may show a signer its token in place of a key', () => {
  const workflows = [...aRepository()].filter(([name]) => name.endsWith('.yml'));
  const jobs = workflows.flatMap(([, text]) => Object.values((parse(text) as Workflow).jobs));
  const signing = jobs.filter((job) => JSON.stringify(job).includes('secrets.KASHI_REGISTRY_KEY'));

  expect(signing).toHaveLength(2);
  for (const { permissions, steps } of signing) {
    expect(permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    const keyed = steps.filter(({ env }) => env?.['KASHI_REGISTRY_KEY']);
    expect(keyed.map(({ env }) => env?.['KASHI_SIGNER'])).toEqual(['${{ vars.KASHI_SIGNER }}']);
    expect(keyed.map(({ env }) => env?.['KASHI_SIGNER_AUDIENCE'])).toEqual([
      '${{ vars.KASHI_SIGNER_AUDIENCE }}',
    ]);
  }
});

test('a repository that was made from a registry of the company installs from there ever after', () => {
  const company = 'https://npm.shop.example/';

  expect(aRepository(company).get('.npmrc')).toBe(`@kashi:registry=${company}\n`);
});

test.each([undefined, 'https://registry.npmjs.org', 'https://registry.npmjs.org/'])(
  'a repository that was made from npm’s own registry (%s) names none',
  (registry) => {
    expect(aRepository(registry).has('.npmrc')).toBe(false);
  },
);

test('the release of a new repository is given the days of the freeze', () => {
  const { jobs } = parse(aRepository().get('.github/workflows/release.yml') ?? '') as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  const releasing = steps.filter(({ run = '' }) => run.includes('npm run release'));
  expect(releasing.map(({ env }) => env?.['KASHI_FREEZE'])).toEqual(['${{ vars.KASHI_FREEZE }}']);
});

test.each(['guide', '../mf-x', ''])('«%s» is no name of a remote', (name) => {
  expect(() => newRepository(name, versions, { parent: tmpdir() })).toThrow(
    'should be a name such as mf-guide',
  );
});

interface Step {
  env?: Record<string, string>;
  run?: string;
  uses?: string;
}

interface Job {
  environment?: string;
  if?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  jobs: Record<string, Job>;
}
