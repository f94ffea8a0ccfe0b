import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { remoteFolders } from '../workspace.ts';

interface Step {
  env?: Record<string, string>;
  id?: string;
  uses?: string;
  run?: string;
}

interface Job {
  environment?: string;
  if?: string;
  container?: string;
  concurrency?: { group: string };
  outputs?: Record<string, string>;
  steps: Step[];
}

interface Workflow {
  on: {
    push?: { tags?: string[] };
    workflow_dispatch?: { inputs?: { package: { options: string[] } } } | null;
  };
  permissions: Record<string, string>;
  concurrency?: object;
  jobs: Record<string, Job>;
}

/** A team's own checkout may be without them. */
const files = globSync('.github/workflows/*.yml');

const workflows = files.map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(workflows)('every command of $file is there', ({ workflow }) => {
  const runs = stepsOf(workflow).map(({ run = '' }) => run);
  const named = (pattern: RegExp) =>
    runs.flatMap((run) => [...run.matchAll(pattern)].map(([, name = '']) => name));

  expect(named(/npm run (?:--silent )?([\w-]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  expect(
    named(/(?:^|node |\()((?:tools|\.ci)\/[\w./-]+)/gm).filter((file) => !existsSync(file)),
  ).toEqual([]);
});

test.each(workflows)('$file takes actions by their commit alone', ({ workflow }) => {
  const actions = stepsOf(workflow).flatMap(({ uses }) => uses ?? []);

  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
});

test.each(workflows)(
  'a job of $file may read the repository, and nothing else that it does not name',
  ({ workflow }) => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  },
);

test.each(workflows)(
  'containers of $file have the Node that the commands bring along',
  ({ workflow }) => {
    const node = readFileSync('.nvmrc', 'utf8').trim();

    const images = Object.values(workflow.jobs).flatMap(({ container }) => container ?? []);
    expect(images.filter((image) => image !== `node:${node}-bookworm`)).toEqual([]);
  },
);

test.each(workflows)('what $file takes from the forge stands in the documents', ({ text }) => {
  const documents = readFileSync('docs/operations/forge.md', 'utf8');

  const taken = [...text.matchAll(/\b(?:secrets|vars)\.(\w+)/g)].map(([, name = '']) => name);
  expect(taken.filter((name) => !documents.includes(`\`${name}\``))).toEqual([]);
});

test.each(workflows)(
  'keys in $file are those of an environment, and no code of a fork runs beside them',
  ({ text, workflow }) => {
    const withKeys = Object.values(workflow.jobs).filter((job) =>
      JSON.stringify(job).includes('secrets.'),
    );

    expect(withKeys.filter(({ environment }) => !environment)).toEqual([]);
    expect(text).not.toContain('pull_request_target');
    if (!/^on: pull_request$|^ {2}pull_request:/m.test(text)) return;
    const own = 'github.event.pull_request.head.repo.full_name == github.repository';
    expect(withKeys.filter((job) => job.if !== own)).toEqual([]);
  },
);

test.each(workflows)(
  'a step of $file that brings visitors a version is given the days of the freeze',
  ({ workflow }) => {
    const releasing = stepsOf(workflow).filter(
      ({ run = '' }) => /npm run (?:release|canary)\b/.test(run) && !run.includes('--upload-only'),
    );

    const freezes = releasing.map(({ env }) => env?.['KASHI_FREEZE']);
    expect(freezes).toEqual(releasing.map(() => '${{ vars.KASHI_FREEZE }}'));
  },
);

const release = workflows.find(({ file }) => file.endsWith('/release.yml'))?.workflow;

test.skipIf(!release)(
  'releases of one package wait for one another, whatever their tags are',
  () => {
    const { package: named, release: released } = release?.jobs ?? {};

    expect(release?.concurrency).toBeUndefined();
    expect(released?.concurrency).toEqual({ group: 'release-${{ needs.package.outputs.name }}' });
    expect(named?.outputs).toEqual({ name: '${{ steps.name.outputs.name }}' });
    const { run } = named?.steps.find(({ id }) => id === 'name') ?? {};
    const [says = ''] = /^echo .*(?= >> "\$GITHUB_OUTPUT"$)/.exec(run ?? '') ?? [];
    const nameOf = (tag: string) =>
      execFileSync('sh', ['-c', says], { env: { NAMED: tag }, encoding: 'utf8' });
    expect(['mf-product/7', 'mf-product/8', 'shell'].map(nameOf)).toEqual([
      'name=mf-product\n',
      'name=mf-product\n',
      'name=shell\n',
    ]);
  },
);

/** A team's own checkout has not all the remotes. */
test.skipIf(files.length === 0 || !existsSync('api'))(
  'every package can be released, by hand and by a tag',
  () => {
    const { workflow_dispatch: byHand, push } = release?.on ?? {};

    expect(byHand?.inputs?.package.options).toEqual(['shell', ...remoteFolders()]);
    expect(push?.tags).toEqual(['shell/*', 'mf-*/*']);
  },
);

function stepsOf({ jobs }: Workflow): Step[] {
  return Object.values(jobs).flatMap(({ steps }) => steps);
}
