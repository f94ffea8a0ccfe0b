import { join } from 'node:path';
import { expect, test } from 'vitest';
import { analyzedOnlyIf } from '../../move-store/vacuum-fixtures.ts';
import { newServerDatabase, serverUrl } from '../../testing/server-database.ts';
import { emptyDatabase } from '../../testing/test-database.ts';
import { aFolder, run } from '../backup-fixtures.ts';
import { backUpStore } from '../in-process-fixtures.ts';

const notVacuumed = /not vacuumed \(the vacuum is refused\): say VACUUM ANALYZE there/;

test.skipIf(!serverUrl)(
  'a restored database is vacuumed however long it takes, and where the vacuum fails everything is restored all the same',
  { timeout: 120_000 },
  async () => {
    const [folder, file] = [aFolder(), join(aFolder(), 'shop.tar.gz')];
    await backUpStore((await emptyDatabase()).store, { folder }, file);
    const [large, refusing] = [await newServerDatabase(), await newServerDatabase()];
    await analyzedOnlyIf(large, `current_setting('statement_timeout') = '0'`);
    await analyzedOnlyIf(refusing, 'false');

    const vacuumed = await run('restore', { folder: aFolder(), databaseUrl: large }, file);
    const refused = await run('restore', { folder: aFolder(), databaseUrl: refusing }, file);

    expect([vacuumed.code, refused.code]).toEqual([0, 0]);
    expect(vacuumed.said).not.toMatch(notVacuumed);
    expect(refused.said).toMatch(/^Restored as of /m);
    expect(refused.said).toMatch(notVacuumed);
  },
);
