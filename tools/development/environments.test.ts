import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';
import { environmentNamed } from './environments.ts';

function aFile(content: unknown): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-environments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'environments.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const staging = { releases: 's3://releases/staging', api: 'https://staging.shop.example/' };

test('an environment is where its releases are kept and where its API answers', () => {
  const file = aFile({ staging });

  expect(environmentNamed('staging', file)).toEqual({
    name: 'staging',
    releases: 's3://releases/staging',
    apiUrl: 'https://staging.shop.example',
    registryPublicKey: null,
    registryKey: null,
  });
});

test('the key of its registry is read, and one that is none is refused', () => {
  const { publicKey } = newKeyPair();
  const file = aFile({
    signed: { ...staging, registryPublicKey: publicKey },
    broken: { ...staging, registryPublicKey: 'none' },
  });

  expect(environmentNamed('signed', file).registryKey?.asymmetricKeyType).toBe('ed25519');
  expect(() => environmentNamed('broken', file)).toThrow('is no Ed25519 key');
});

test.for([
  ['where nobody has named any', '/nowhere/environments.json', 'is not there. It names the shops'],
  ['where another name is meant', aFileOf({ staging }), 'has no «test»; it has staging'],
  ['where there is none', aFileOf({}), 'has no «test»; it has none'],
  ['where it is no JSON', aFileOf('{'), 'is no JSON'],
  ['where the API has no address', aFileOf({ test: { ...staging, api: 'shop' } }), 'test.api: '],
  ['where the releases are missing', aFileOf({ test: { api: staging.api } }), 'test.releases: '],
  ['where a name leads elsewhere', aFileOf({ '../test': staging }), '../test: '],
  ['where a secret is in it', aFileOf({ test: { ...staging, token: 'x' } }), 'test: '],
] as const)('a file is refused %s, and the refusal says why', ([, content, sentence]) => {
  const file = typeof content === 'string' ? content : aFile(content.text);

  expect(() => environmentNamed('test', file)).toThrow(sentence);
});

function aFileOf(text: unknown) {
  return { text };
}
