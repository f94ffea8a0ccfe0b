import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { greetingOfDesk } from '../desk-staff/first-owner-address.ts';
import { withEmptyStore } from '../testing/empty-store.ts';
import { quickStartFlags, quickStartVariables } from '../testing/quick-start.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import { aDeskWithOwner } from './owner-fixtures.ts';

test(
  'in production the log has no set-up address: it names a file, which the user of the shop alone may read',
  { timeout: 90_000 },
  async () => {
    const folder = newFolder();
    withEmptyStore(folder);

    const said = await greetingOfStart(folder);

    const file = join(folder, 'first-owner');
    expect(said).toBe(
      `The owner's desk has no owner yet; set it up once, within 24 hours, at the address in ${file}`,
    );
    expect(readFileSync(file, 'utf8')).toMatch(/^https:\/\/desk\.shop\.example\/setup#\S+\n$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

test('the file goes once the desk has an owner', async () => {
  const folder = newFolder();
  const environment = { isProduction: true, dataDirectory: folder };
  const greetingOf = ({ store, clock }: Pick<TestShop, 'store' | 'clock'>) =>
    greetingOfDesk({ store, clock, environment }, 'https://desk.shop.example');
  await greetingOf(await testShop());
  const before = existsSync(join(folder, 'first-owner'));
  const { desk } = await aDeskWithOwner();

  const said = await greetingOf(desk.shop);

  expect(before).toBe(true);
  expect(said).toBe("The owner's desk answers at https://desk.shop.example");
  expect(existsSync(join(folder, 'first-owner'))).toBe(false);
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-first-owner-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The line about the desk that a start in production prints. */
async function greetingOfStart(folder: string): Promise<string> {
  const api = fork(fileURLToPath(new URL('../main.ts', import.meta.url)), {
    execArgv: quickStartFlags,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      ...quickStartVariables,
      NODE_ENV: 'production',
      KASHI_DATA: folder,
      KASHI_API_PORT: '0',
      KASHI_DESK_PORT: '0',
      KASHI_DESK_URL: 'https://desk.shop.example',
      KASHI_PUBLIC_URL: 'https://shop.example',
      KAVENEGAR_API_KEY: 'no-key',
      ZARINPAL_MERCHANT_ID: '00000000-0000-0000-0000-000000000000',
    },
  });
  const ended = once(api, 'close');
  onTestFinished(async () => {
    api.kill('SIGTERM');
    await ended;
  });
  for await (const line of createInterface({ input: api.stdout! })) {
    if (line.startsWith("The owner's desk")) return line;
  }
  throw new Error('The start says nothing of the desk.');
}
