import { newsKinds, type TextKind } from '@kashi/contracts/desk/texts/text-kinds';
import { templateKinds } from '@kashi/contracts/desk/texts/text-templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { readNewsSettings } from './news/news-settings.ts';
import { isQuiet } from './quiet-hours.ts';
import { readTextSettings } from './text-settings.ts';

/** An answer to a message rests as the other texts do. */
const toCustomers = [...templateKinds, 'answer'] as const;

/** The kinds of texts that are not sent at this moment. Customers and staff have quiet hours of their own; a trial has none. */
export async function restingKinds(db: Kysely<Tables>, now: Date): Promise<TextKind[]> {
  const { quiet } = await readTextSettings(db);
  const { quiet: staffsQuiet } = await readNewsSettings(db);
  return [
    ...(isQuiet(now, quiet) ? toCustomers : []),
    ...(isQuiet(now, staffsQuiet) ? newsKinds : []),
  ];
}
