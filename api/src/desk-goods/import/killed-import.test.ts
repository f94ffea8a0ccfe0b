import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aMember } from '../../desk/desk-fixtures.ts';
import { aZip } from '../../pictures/files/zip-fixtures.ts';
import { aPng } from '../../pictures/picture-fixtures.ts';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { startApi } from '../../testing/api-process.ts';
import { freePort } from '../../testing/free-port.ts';
import { newServerDatabase, serverUrl } from '../../testing/server-database.ts';
import type { TestShop } from '../../testing/test-shop.ts';

const stores = serverUrl ? ['the embedded store', 'PostgreSQL'] : ['the embedded store'];

test.each(stores)(
  'on %s a process killed in the middle of an import leaves no product of it and no picture, and the same import can be made again',
  { timeout: 240_000 },
  async (kind) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'kashi-killed-import-'));
    onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
    const databaseUrl = kind === 'PostgreSQL' ? await newServerDatabase() : undefined;
    const place = { dataDirectory, databaseUrl };
    const { cookie } = await withStore(place, (store) =>
      aMember({ shop: { store, clock: () => new Date() } as TestShop }, ['catalogue']),
    );
    const port = await freePort();
    const variables = {
      KASHI_DESK_PORT: String(port),
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    };
    const rows = Array.from(
      { length: 400 },
      (_, row) => `کالا ${row},گروه,زیرگروه,برند,1000,1,pot.png`,
    );
    const file = `name,group,subgroup,brand,price,stock,pictures\n${rows.join('\n')}\n`;
    const key = randomUUID();
    const post = (call: string, body: string | Buffer) =>
      fetch(`http://127.0.0.1:${port}/v1/desk/goods/import/${call}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          origin: `http://127.0.0.1:${port}`,
          cookie,
        },
        body,
      });
    const zip = aZip([{ name: 'pot.png', bytes: await aPng({ width: 200, height: 200 }) }]);
    const send = async () => {
      const { Value } = (await (await post('pictures', zip)).json()) as { Value: { set: string } };
      return post(`run?key=${key}&pictureSet=${Value.set}`, file);
    };
    const media = join(dataDirectory, 'media');
    const pictures = () => readdirSync(media).filter((name) => !name.startsWith('.'));

    const first = await startApi(dataDirectory, variables);
    onTestFinished(() => void first.child.kill('SIGKILL'));
    await untilOpen(port);
    const told = await tellsOfMoreThan(20, await send());
    await first.end('SIGKILL');
    const left = await withStore(place, countProducts);
    const placed = pictures();
    for (const name of readdirSync(media)) utimesSync(join(media, name), longAgo, longAgo);
    const second = await startApi(dataDirectory, variables);
    onTestFinished(() => void second.child.kill('SIGKILL'));
    await untilOpen(port);
    const swept = pictures();
    const answer = JSON.parse(
      (await (await send()).text()).trim().split('\n').at(-1) ?? '',
    ) as object;
    await second.end('SIGTERM');

    expect(told).toBeLessThan(400);
    expect(left).toBe(0);
    // They lie in the shop before the rows do, and the next start takes them out.
    expect(placed).toHaveLength(4);
    expect(swept).toEqual([]);
    expect(pictures()).toHaveLength(4);
    expect(answer).toMatchObject({ Status: 200, Value: { isImported: true, added: 400 } });
    expect(await withStore(place, countProducts)).toBe(400);
  },
);

const longAgo = new Date('2020-01-01');

/** The desk opens after the shop, which its process tells of. */
async function untilOpen(port: number): Promise<void> {
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/v1/desk/session`), 30_000);
}

/** Reads the answer until it tells of more products than these. */
async function tellsOfMoreThan(products: number, { body }: Response): Promise<number> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`The import was over too early: ${text}`);
    text += value;
    const told = [...text.matchAll(/"done":(\d+)/g)].map(([, count]) => Number(count));
    const last = told.at(-1) ?? 0;
    if (last > products) return last;
  }
}

async function countProducts({ db }: Store): Promise<number> {
  return (await db.selectFrom('products').select('id').execute()).length;
}

async function withStore<Result>(
  place: { dataDirectory: string; databaseUrl: string | undefined },
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(place);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
