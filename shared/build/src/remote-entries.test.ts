import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { RemoteDefinition } from '@kashi/border/remote-definition';
import { remoteEntries, type RemoteEntries } from './remote-entries.ts';

const sizes: RemoteDefinition['pages'][string] = {
  paths: ['/guide'],
  audience: 'everyone',
  examples: ['/guide'],
  module: './sizes/sizes-page.tsx',
};
const guide: RemoteDefinition = {
  name: 'mf-guide',
  pages: { sizes },
  fragments: { badge: { module: './badge/badge-fragment.tsx' } },
};

test('each page and each fragment is a module of its own, whose entry leads to its file of the remote', () => {
  const folder = aFolder();
  const entries = remoteEntries(folder, guide, { hot: false });
  entries.write();

  expect(Object.keys(entries.exposes)).toEqual(['./pages/sizes', './fragments/badge']);
  for (const module of ['sizes/sizes-page.tsx', 'badge/badge-fragment.tsx']) {
    const led = filesOf(folder, entries).filter(({ imported }) =>
      imported.includes(path.join(folder, 'src', module)),
    );
    // From its own entry, and from that of the server.
    expect(led).toHaveLength(2);
  }
});

test('a release that is built beside a development server changes none of the files that the server watches', () => {
  const folder = aFolder();
  const served = remoteEntries(folder, guide, { hot: true });
  served.write();
  const before = filesOf(folder, served);

  remoteEntries(folder, guide, { hot: false }).write();

  expect(filesOf(folder, served)).toEqual(before);
});

test('another development server of the remote, with a page more, changes none of them either', () => {
  const folder = aFolder();
  const served = remoteEntries(folder, guide, { hot: true });
  served.write();
  const before = filesOf(folder, served);

  const other = { ...guide, pages: { sizes, playground: sizes } };
  remoteEntries(folder, other, { hot: true }).write();

  expect(filesOf(folder, served)).toEqual(before);
});

function filesOf(folder: string, { exposes, serverEntry }: RemoteEntries) {
  const places = [...Object.values(exposes).flatMap((exposed) => exposed.import), serverEntry];
  return places.map((place) => {
    const file = path.join(folder, place);
    expect(existsSync(file)).toBe(true);
    const code = readFileSync(file, 'utf8');
    const imported = [...code.matchAll(/from "(.+?)"/g)].map(([, module = '']) =>
      path.join(path.dirname(file), module),
    );
    return { code, imported };
  });
}

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-entries-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
