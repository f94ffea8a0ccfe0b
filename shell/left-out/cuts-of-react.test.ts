import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { cutsOfReact } from './cuts-of-react.ts';

const own = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const client = 'cjs/react-dom-client.production.js';

/** A react-dom of another version, whose code is the workspace's with one word in place of another. */
function otherReactDom(version: string, word: string, inItsPlace: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-react-dom-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'cjs'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ version }));
  const code = readFileSync(path.join(own, client), 'utf8').replaceAll(word, inItsPlace);
  writeFileSync(path.join(folder, client), code);
  return folder;
}

test('every cut fits the React of the workspace', () => {
  expect(cutsOfReact(own)).toEqual({
    fitting: ['without-view-transitions.ts', 'without-old-browsers.ts'],
    unfit: [],
  });
});

test('of another version the cuts that fit are made, and the build says which are not, and why', () => {
  const other = otherReactDom('19.9.1', 'commitExitViewTransitions', 'commitEveryViewTransition');

  expect(cutsOfReact(other)).toEqual({
    fitting: ['without-old-browsers.ts'],
    unfit: [
      'react-dom 19.9.1 is built in without the cuts of shell/left-out/without-view-transitions.ts, which are for another version: ' +
        'There is no /^function commitExitViewTransitions\\([^]*?^}$/gm to be left out',
    ],
  });
});
