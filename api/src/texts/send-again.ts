import type { Selectable, Transaction } from 'kysely';
import type { TextTables } from '../schema/text-tables.ts';
import type { Tables } from '../schema/tables.ts';
import { overtaken } from './overtaken-texts.ts';

type TextRow = Selectable<TextTables['texts']>;

/** Whether sending the text again makes sense: it has failed, and nothing newer has taken its place. */
export function mayBeSentAgain({ state, problem }: Pick<TextRow, 'state' | 'problem'>): boolean {
  return state !== 'sent' && problem !== null && problem !== overtaken;
}

/** Makes a text due again, under its old number: whoever gets it may have it although nobody has said so. */
export function sendAgain(tx: Transaction<Tables>, id: number, at: Date): Promise<TextRow> {
  return tx
    .updateTable('texts')
    .set({ state: 'waiting', next_try_at: at, problem: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
