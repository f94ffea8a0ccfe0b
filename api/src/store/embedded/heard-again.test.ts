import { readFileSync } from 'node:fs';
import { MessageChannel } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { storeOverStream } from './embedded-store.ts';
import { speakWireProtocol } from './pglite-wire.ts';
import { PortStream } from './port-stream.ts';

/** A store whose connection can be lost, as when the engine's thread fails and is started again. */
async function aStoreThatLosesItsConnection() {
  const template = new Blob([readFileSync(inject('databaseTemplate'))]);
  const database = await PGlite.create({ loadDataDir: template });
  const { port1, port2 } = new MessageChannel();
  speakWireProtocol(database, port1, () => undefined);
  let stream: PortStream | undefined;
  const { store, pool } = await storeOverStream(() => (stream = new PortStream(port2)));
  onTestFinished(async () => {
    await pool.end();
    port1.close();
    await database.close();
  });
  const lose = async () => {
    const gone = new Promise((resolve) => pool.once('remove', resolve));
    stream?.destroy(new Error('The database failed.'));
    await gone;
  };
  return { store, lose };
}

test('every listener hears on after the engine was started again, though the first transaction is rolled back', async () => {
  const { store, lose } = await aStoreThatLosesItsConnection();
  const heard: [string, string | null][] = [];
  const channels = ['one', 'two', 'three'];
  for (const channel of channels) {
    await store.listen(channel, (notice) => void heard.push([channel, notice]));
  }

  await lose();
  const refused = store.transaction(() => Promise.reject(new Error('taken back')));
  await expect(refused).rejects.toThrow('taken back');
  for (const channel of channels) await sql`select pg_notify(${channel}, 'news')`.execute(store.db);

  await vi.waitFor(() => expect(heard).toContainEqual(['three', 'news']));
  expect(heard).toEqual([
    ...channels.map((channel) => [channel, null]),
    ...channels.map((channel) => [channel, 'news']),
  ]);
});
