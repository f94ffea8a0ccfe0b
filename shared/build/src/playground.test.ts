import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import type { Expectation } from '@kashi/border/release';
import { withPlayground } from './playground.ts';

const guide: RemoteDefinition = {
  name: 'mf-guide',
  pages: {
    sizes: {
      paths: ['/guide/:kind', '/guide'],
      audience: 'everyone',
      examples: ['/guide/shoes', '/guide', { path: '/guide', as: 'customer' }],
      module: './sizes.tsx',
    },
  },
  fragments: { badge: { module: './badge.tsx' } },
};

/** The data that the playground's page gets, with these expectations of `mf-shop`. */
function playgroundOf(definition: RemoteDefinition, expected: Expectation[] = []): unknown {
  const folder = aFolder();
  const expectations = path.join(folder, 'mf-shop/expectations');
  mkdirSync(expectations, { recursive: true });
  expected.forEach((expectation, index) =>
    writeFileSync(path.join(expectations, `${index}.json`), JSON.stringify(expectation)),
  );
  const { module = '' } = withPlayground(folder, definition, folder).pages['playground'] ?? {};
  const code = readFileSync(path.join(folder, 'src', module), 'utf8');
  return JSON.parse(/playgroundPage\((.*)\);/.exec(code)?.[1] ?? '');
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-playground-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a remote keeps its own pages and gets the playground as one more', () => {
  const { pages } = withPlayground(aFolder(), guide);

  expect(pages).toMatchObject({
    ...guide.pages,
    playground: { paths: ['/playground', '/playground/:number'] },
  });
});

test('the examples of its pages are listed, each once, and its fragments', () => {
  expect(playgroundOf(guide)).toMatchObject({
    visits: ['/guide/shoes', '/guide'],
    examples: [{ fragment: 'mf-guide/badge', props: {}, consumer: null }],
  });
});

test('a fragment is listed once for each expectation of a consumer', () => {
  const shown = (count: number) => ({ fragment: 'mf-guide/badge', props: { count }, shows: ['<'] });
  const another = { ...shown(7), fragment: 'mf-x/badge' };

  expect(playgroundOf(guide, [shown(1), another, shown(2)])).toMatchObject({
    examples: [
      { consumer: 'mf-shop', props: { count: 1 } },
      { consumer: 'mf-shop', props: { count: 2 } },
    ],
  });
});
