import { fsyncSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';

test('every commit is synced to disk, and a read is not', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'kashi-fsync-'));
  let syncs = 0;
  const fs = new DurableNodeFS(join(directory, 'store'), {
    sync: (descriptor) => {
      syncs++;
      fsyncSync(descriptor);
    },
  });
  const database = await PGlite.create({
    fs,
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  onTestFinished(async () => {
    await database.close();
    rmSync(directory, { recursive: true });
  });
  await database.exec('create table orders (id int)');
  const syncsOf = async (work: () => Promise<unknown>) => {
    const before = syncs;
    await work();
    return syncs - before;
  };

  const commits = await syncsOf(async () => {
    for (let id = 1; id <= 20; id++) await database.query('insert into orders values ($1)', [id]);
  });
  const reading = await syncsOf(() => database.query('select * from orders'));
  const checkpoint = await syncsOf(() => database.exec('checkpoint'));

  expect(commits).toBe(20);
  expect(reading).toBe(0);
  expect(checkpoint).toBeGreaterThan(1);
}, 90_000);
