import { newsKinds, type TextKind } from '@kashi/contracts/desk/texts/text-kinds';
import { alertTextKinds, templateKinds } from '@kashi/contracts/desk/texts/text-templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { readOpening } from '../settings/opening.ts';
import { readNewsSettings } from './news/news-settings.ts';
import { isQuiet } from './quiet-hours.ts';
import { readTextSettings } from './text-settings.ts';

/** An answer to a message rests as the other texts do. */
const toCustomers = [...templateKinds, 'answer'] as const;

/** The kinds of texts that are not sent at this moment. Customers and staff have quiet hours of their own; a trial has none. An alert leads to a page that only an open shop has. */
export async function restingKinds(db: Kysely<Tables>, now: Date): Promise<TextKind[]> {
  const { quiet } = await readTextSettings(db);
  const { quiet: staffsQuiet } = await readNewsSettings(db);
  const { state } = await readOpening(db);
  return [
    ...(isQuiet(now, quiet) ? toCustomers : []),
    ...(isQuiet(now, staffsQuiet) ? newsKinds : []),
    ...(state === 'open' ? [] : alertTextKinds),
  ];
}
