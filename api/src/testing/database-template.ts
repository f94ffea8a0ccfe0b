import { createHash } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dataDir as preparedDatabase } from '@electric-sql/pglite-prepopulatedfs';
import type { TestProject } from 'vitest/node';
import { migrationNames, migrationText } from '../store/migrate.ts';
import { storeInMemory } from './memory-store.ts';

/** Before the tests: creates a migrated, empty database as one file, once for each state of the migrations. */
export default async function setup(project: TestProject): Promise<void> {
  const file = join(tmpdir(), `kashi-test-database-${hashOfMigrations()}.tar`);
  if (!existsSync(file)) await make(file);
  project.provide('databaseTemplate', file);
}

function hashOfMigrations(): string {
  const hash = createHash('sha256');
  for (const name of migrationNames()) hash.update(name).update(migrationText(name));
  return hash.digest('hex').slice(0, 16);
}

async function make(file: string): Promise<void> {
  const database = await PGlite.create({ loadDataDir: await preparedDatabase() });
  const { close } = await storeInMemory(database);
  const tar = await database.dumpDataDir('none');
  await close();
  // Written beside and renamed, so that another run never reads half a file.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, new Uint8Array(await tar.arrayBuffer()));
  renameSync(unfinished, file);
}
