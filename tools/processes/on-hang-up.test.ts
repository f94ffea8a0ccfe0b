import { expect, test } from 'vitest';
import {
  ending,
  patientMs,
  until,
  workerAt,
} from '../../shell/host/processes/host-process-fixtures.ts';
import { aShop } from '../../shell/host/release-sets/host-store-fixtures.ts';
import { supervised } from './supervised-fixtures.ts';

test.each([['tools/start.ts'], ['tools/serve.ts', 'host']])(
  'SIGHUP to the command that a supervisor runs, %s, brings new workers and ends nothing',
  { timeout: 2 * patientMs },
  async (...words) => {
    const { server } = await aShop();
    const { command, ended, address } = supervised(words, server.url);
    const url = await Promise.race([address, ended]);
    const before = await workerAt(url);

    command.kill('SIGHUP');

    await Promise.race([until(async () => (await workerAt(url)) !== before), ended]);
    command.kill('SIGTERM');
    expect(await ending(command)).toBe(0);
  },
);
