import type { NewsSettings } from '@kashi/contracts/desk/texts/news-texts';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../schema/tables.ts';
import { dropUnwanted } from './unwanted-news.ts';

type Settings = Omit<NewsSettings, 'version'>;

/** Who of the staff is told of what by SMS, and when; where nothing is set, nobody is told. */
export async function readNewsSettings(db: Kysely<Tables>): Promise<Settings> {
  const row = await db.selectFrom('news_settings').selectAll().executeTakeFirst();
  const numbers = await db
    .selectFrom('news_numbers')
    .select(['mobile', 'kinds'])
    .orderBy('place')
    .execute();
  return {
    numbers,
    quiet: { fromHour: row?.quiet_from ?? 22, untilHour: row?.quiet_until ?? 8 },
    windowMinutes: (row?.window_minutes ?? 15) as Settings['windowMinutes'],
  };
}

/** As `readNewsSettings`, under a lock that makes a second change wait and lets orders go on. */
export async function lockNewsSettings(tx: Transaction<Tables>): Promise<Settings> {
  await sql`lock table news_numbers in share row exclusive mode`.execute(tx);
  return readNewsSettings(tx);
}

/** Replaces the settings. What a number or a kind that is gone was to be told is told to nobody. */
export async function saveNewsSettings(
  tx: Transaction<Tables>,
  { numbers, quiet, windowMinutes }: Settings,
): Promise<void> {
  await tx.deleteFrom('news_numbers').execute();
  if (numbers.length > 0) {
    await tx
      .insertInto('news_numbers')
      .values(numbers.map((number, place) => ({ ...number, place })))
      .execute();
  }
  const row = {
    quiet_from: quiet.fromHour,
    quiet_until: quiet.untilHour,
    window_minutes: windowMinutes,
  };
  await tx
    .insertInto('news_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  await dropUnwanted(tx);
}
