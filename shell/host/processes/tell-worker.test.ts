import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('a message to a worker that was killed a moment ago does not end the sender', async () => {
  const script = path.resolve('shell/host/processes/tell-worker-fixtures.ts');

  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 20_000 });

  expect(stdout).toBe('connected');
});
