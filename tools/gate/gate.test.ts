import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractVersion } from '@kashi/border/remote-contract';
import { serverCode } from '../../shell/releases/build-fixtures.ts';
import { releasesIn } from '../../shell/releases/releases-here.ts';
import { budgetCheck } from './checks/budget-check.ts';
import { readCandidate } from './builds/candidate.ts';
import { classNamesCheck } from './checks/class-names-check.ts';
import { contractCheck } from './checks/contract-check.ts';
import { expectationsCheck } from './checks/expectations-check.ts';
import { filesCheck } from './checks/files-check.ts';
import { Gate } from './gate.ts';
import { aBuild, among, route } from './gate-fixtures.ts';
import { lentLibrariesCheck } from './checks/lent-libraries-check.ts';
import { promisesCheck } from './checks/promises-check.ts';
import { styleReachCheck } from './checks/style-reach-check.ts';

const aShell = (lends: Record<string, string> = { react: '19.3.1' }) =>
  aBuild({ says: { name: 'shell', routes: [], fragments: [], lends } });

test('a good build is let pass', async () => {
  const build = aBuild({ says: { needs: { react: '^19.0.0' } } });
  const neighbours = among(aShell());

  expect(filesCheck(build)).toEqual([]);
  expect(contractCheck(build)).toEqual([]);
  expect(classNamesCheck(build)).toEqual([]);
  expect(await budgetCheck(build)).toEqual([]);
  expect(lentLibrariesCheck(neighbours)(build, neighbours)).toEqual([]);
  expect(promisesCheck(build, neighbours)).toEqual([]);
  expect(await expectationsCheck(build, neighbours)).toEqual([]);
});

test('a build of which a file has not arrived, or arrived otherwise, is refused by its name', () => {
  const build = aBuild();
  rmSync(path.join(build.folder, 'web/hello.css'));
  writeFileSync(path.join(build.folder, 'web/hello.js'), 'half of it');

  expect(filesCheck(build)).toEqual([
    'web/hello.css is missing',
    'web/hello.js is not what its integrity says',
  ]);
});

test('a build that has lost almost all its files is refused with a sentence, not with a stack', () => {
  const build = aBuild();
  rmSync(path.join(build.folder, 'web'), { recursive: true });
  rmSync(path.join(build.folder, 'node'), { recursive: true });

  expect(filesCheck(build)).toEqual([
    'node/server.cjs is missing',
    'web/entry.js is missing',
    'web/hello.js is missing',
    'web/hello.css is missing',
    'web/mf-manifest.json is missing',
  ]);
});

test('code of the server that was cut off is refused by its name', () => {
  const build = aBuild();
  writeFileSync(path.join(build.folder, 'node/server.cjs'), 'exports.ent');

  expect(filesCheck(build)).toEqual(['node/server.cjs is not what its integrity says']);
});

test('a release that was cut off before it could say what it is is told in a sentence', () => {
  const { folder } = aBuild();
  const said = path.join(folder, 'release.json');
  writeFileSync(said, '{"name": "mf-');

  expect(() => readCandidate(folder)).toThrow(`${folder}: release.json is cut off`);
  rmSync(said);
  expect(() => readCandidate(folder)).toThrow(`${folder}: release.json is missing`);
});

test('while files are missing no other check runs', async () => {
  const build = aBuild({ says: { routes: [] } });
  rmSync(path.join(build.folder, 'web/hello.js'));
  const gate = new Gate([build.folder], releasesIn(path.join(build.folder, 'nowhere')));

  expect(await gate.refusals()).toEqual(['mf-x@1: files: web/hello.js is missing']);
});

test('a page that is promised has to be built', () => {
  const build = aBuild({ says: { modules: {} } });

  expect(filesCheck(build)).toEqual([
    'pages/hello is promised, not built',
    'fragments/badge is promised, not built',
  ]);
});

test('a release without its required fields is refused with the place', () => {
  expect(() => aBuild({ says: { entry: 7 as unknown as string } })).toThrow('release.json: entry');
});

test.each([contractVersion - 2, contractVersion + 1])(
  'the shop speaks two numbers of the contract, and %d is none of them',
  (contract) => {
    expect(contractCheck(aBuild({ says: { contract } }))).toEqual([
      `mf-x speaks contract ${contract}; this shop speaks ${contractVersion} and ${contractVersion - 1}`,
    ]);
  },
);

test('a build of the number before is let pass', () => {
  expect(contractCheck(aBuild({ says: { contract: contractVersion - 1 } }))).toEqual([]);
});

test('another contract than its own, other code, or other routes on the server are refused', () => {
  const routes = [route('hello')];
  const old = aBuild({ server: serverCode({ routes, contract: 0 }) });
  const foreign = aBuild();
  writeFileSync(path.join(foreign.folder, 'node/server.cjs'), 'exports.entry = {}');
  const other = aBuild({ server: serverCode({ routes: [] }) });
  const broken = aBuild({ server: 'throw new Error("no window here")' });

  expect(contractCheck(old)).toEqual([
    `node/server.cjs speaks contract 0, its release ${contractVersion}`,
  ]);
  expect(contractCheck(foreign)[0]).toMatch(/does not have the hash/);
  expect(contractCheck(other)).toEqual(['node/server.cjs has other routes than release.json']);
  expect(contractCheck(broken)).toEqual(['no window here']);
});

test('a class that only the server knows would come without its style', () => {
  const build = aBuild({ web: { 'hello.js': '"mf-x-title-zz99"', 'hello.css': '' } });
  writeFileSync(path.join(build.folder, 'node/server.cjs'), '"mf-x-title-ab12"');

  expect(classNamesCheck(build)).toEqual([
    'the server renders .mf-x-title-ab12, which no style sheet of the browser has',
  ]);
});

test('a page over its bytes is refused with both figures', async () => {
  const tooMuch = randomBytes(16 * 1024).toString('base64');

  const [refusal] = await budgetCheck(aBuild({ web: { 'hello.js': tooMuch } }));

  expect(refusal).toMatch(/^pages\/hello has 1[67]\d{3} bytes of JavaScript, 15360 are allowed$/);
});

test('a fragment that a page shows cannot be taken away, and no remote takes the address of another', () => {
  const consumer = aBuild({
    says: {
      name: 'mf-y',
      routes: [
        {
          page: 'own',
          paths: ['/greeting/:name'],
          audience: 'everyone',
          fragments: ['mf-x/badge'],
        },
      ],
      fragments: [],
    },
  });
  const without = aBuild({ says: { fragments: [] } });
  const thief = aBuild({
    says: {
      routes: [
        {
          page: 'hello',
          paths: ['/Greeting/:id', '/:a/:b', '/:a'],
          audience: 'everyone',
          fragments: [],
        },
      ],
    },
  });

  expect(promisesCheck(without, among(consumer))).toEqual([
    'mf-y/own shows the fragment mf-x/badge, which nobody offers',
  ]);
  expect(promisesCheck(thief, among(consumer))).toEqual([
    '/Greeting/:id takes addresses of /greeting/:name, which belongs to mf-y',
    '/:a/:b takes addresses of /greeting/:name, which belongs to mf-y',
  ]);
});

test('a fragment shows what its consumers have written down that they count on', async () => {
  const expects = [{ fragment: 'mf-x/badge', props: { count: 3 }, shows: ['>3<', '<button'] }];
  const consumer = aBuild({ says: { name: 'mf-y', expects } });
  const provider = aBuild();

  expect(await expectationsCheck(provider, among(aShell(), consumer))).toEqual([
    'mf-y expects mf-x/badge to show «<button»',
  ]);
  expect(await expectationsCheck(consumer, among(aShell()))).toEqual([
    'mf-y expects mf-x/badge to exist',
  ]);
});

test('a style sheet that reaches what is not the remote’s own is refused with the selector', () => {
  const css = [
    '.mf-x-title-ab12 p, [data-theme=dark] .mf-x-title-ab12 { color: red }',
    '.mf-x-title-ab12 { & > li + li { color: red } &:hover { color: red } svg { fill: red } }',
    '@media print { .mf-x-title-ab12 ~ .mf-x-title-ab12 { color: red } }',
    ':is(.mf-x-title-ab12, .mf-x-hint-ab12 > b) svg { color: red }',
    '@keyframes mf-x-spin-ab12 { to { rotate: 1turn } }',
    ':root { --mine: 1 }',
    'button:hover { color: red }',
    '.mf-y-title-ab12 { color: red }',
    ':not(.mf-x-title-ab12) { color: red }',
    ':is(.mf-x-title-ab12, .tip) svg { color: red }',
    ':is(.mf-x-title-ab12, .mf-x-hint-ab12) + p { color: red }',
    '.mf-x-title-ab12 + section { color: red }',
    '.mf-x-title-ab12 { & ~ a { color: red } }',
    '@keyframes spin { to { rotate: 1turn } }',
  ].join('\n');

  expect(styleReachCheck(aBuild({ web: { 'hello.css': css } }))).toEqual([
    "web/hello.css: @keyframes spin is the whole document's",
    ...[
      ':root',
      'button:hover',
      '.mf-y-title-ab12',
      ':not(.mf-x-title-ab12)',
      ':is(.mf-x-title-ab12, .tip) svg',
      ':is(.mf-x-title-ab12, .mf-x-hint-ab12) + p',
      '.mf-x-title-ab12 + section',
      '& ~ a',
    ].map((selector) => `web/hello.css: «${selector}» reaches what is not of mf-x`),
  ]);
});
