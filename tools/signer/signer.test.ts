import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { newKeyPair } from '../../shell/releases/keys/registry-key.ts';

const rules = JSON.stringify({
  issuer: 'https://forge.example',
  audience: 'kashi',
  rules: [{ claims: { repository: 'shop/mf-a' }, moves: ['mf-a'] }],
});

/** The command with these settings beside the machine's own. */
function signer(settings: Record<string, string>) {
  const process_ = spawn(process.execPath, ['tools/signer/signer.ts'], {
    env: { ...process.env, KASHI_REGISTRY_KEY: '', KASHI_SIGNER_RULES: '', ...settings },
  });
  onTestFinished(() => void process_.kill('SIGKILL'));
  return process_;
}

test('the command opens the signer, which knows nobody without a token, and ends when it is told to', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'kashi-signer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'signer.json');
  writeFileSync(file, rules);
  const open = signer({
    KASHI_REGISTRY_KEY: newKeyPair().key,
    KASHI_SIGNER_RULES: file,
    KASHI_SIGNER_PORT: '0',
  });

  const [line] = (await once(open.stdout, 'data')) as [Buffer];
  const [, url = ''] = /^The signer is open at (\S+)/.exec(line.toString()) ?? [];
  expect((await fetch(`${url}/identity`)).status).toBe(401);

  open.kill('SIGTERM');
  expect(await once(open, 'exit')).toEqual([0, null]);
});

test.each([
  [{}, 'KASHI_REGISTRY_KEY names no key to sign with'],
  [{ KASHI_REGISTRY_KEY: newKeyPair().key }, 'KASHI_SIGNER_RULES has to name the file'],
])('without its settings it says what is missing', async (settings, says) => {
  const refused = signer(settings);

  expect(await text(refused.stderr)).toContain(says);
});
