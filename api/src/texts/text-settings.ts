import {
  orderTextPlaceholders,
  type OrderTextKind,
} from '@kashi/shared/contracts/desk/text-templates';
import type { Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import type { QuietHours } from './quiet-hours.ts';

export interface TextSettings {
  kinds: Record<OrderTextKind, { isOn: boolean; template: string }>;
  quiet: QuietHours;
}

/** What the owner has set about texts; where nothing is set, every state is told of, and the nights are quiet. */
export async function readTextSettings(db: Kysely<Tables>): Promise<TextSettings> {
  const row = await db.selectFrom('text_settings').selectAll().executeTakeFirst();
  const names = Object.keys(orderTextPlaceholders) as OrderTextKind[];
  const kinds = names.map((kind) => [
    kind,
    row?.kinds[kind] ?? { isOn: true, template: messages.templates[kind] },
  ]);
  return {
    kinds: Object.fromEntries(kinds) as TextSettings['kinds'],
    quiet: { fromHour: row?.quiet_from ?? 22, untilHour: row?.quiet_until ?? 8 },
  };
}
