import { templateKinds } from '@kashi/contracts/desk/texts/text-templates';
import type { ChangedTextSettings, TextSettings } from '@kashi/contracts/desk/texts/texts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

/** What the owner has set about texts; where nothing is set, everything is told of, and the nights are quiet. */
export async function readTextSettings(db: Kysely<Tables>): Promise<TextSettings> {
  const row = await db.selectFrom('text_settings').selectAll().executeTakeFirst();
  const kinds = templateKinds.map((kind) => [
    kind,
    row?.kinds[kind] ?? { isOn: true, template: messages.templates[kind] },
  ]);
  return {
    kinds: Object.fromEntries(kinds) as TextSettings['kinds'],
    quiet: { fromHour: row?.quiet_from ?? 22, untilHour: row?.quiet_until ?? 8 },
  };
}

/** As `readTextSettings`, with the row locked against a second change. */
export async function lockTextSettings(tx: Transaction<Tables>): Promise<TextSettings> {
  const { quiet } = await readTextSettings(tx);
  await tx
    .insertInto('text_settings')
    .values({ kinds: '{}', quiet_from: quiet.fromHour, quiet_until: quiet.untilHour })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('text_settings').select('id').forNoKeyUpdate().execute();
  return readTextSettings(tx);
}

/** Keeps what was changed; the words of the other kinds stay those of the code, and get better with it. */
export async function saveTextSettings(
  tx: Transaction<Tables>,
  { kinds, quiet }: ChangedTextSettings,
): Promise<void> {
  const row = await tx.selectFrom('text_settings').select('kinds').executeTakeFirstOrThrow();
  await tx
    .updateTable('text_settings')
    .set({
      kinds: JSON.stringify({ ...row.kinds, ...kinds }),
      ...(quiet && { quiet_from: quiet.fromHour, quiet_until: quiet.untilHour }),
    })
    .execute();
}
