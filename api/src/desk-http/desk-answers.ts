import type { Kysely, Transaction } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';

interface Press {
  staffId: number;
  /** Names the press; undefined at a page that was opened before its call took a key, whose presses are all new ones. */
  key: string | undefined;
  /** What is asked for; the same key for anything else is refused. */
  asked: object;
  at: Date;
}

/** A 409: the key of a press stands for something else, which was saved before and answered so. */
export class OtherSaved extends Refusal {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super(409, messages.otherSaved);
    this.answer = answer;
  }
}

/**
 * What was answered to a press before; null for a new one, whose answer `keepAnswer` then writes down in the same transaction. Of
 * two at once the second waits until the first is done. Throws `OtherSaved` if the key stands for something else.
 */
export async function answerBefore<Answer>(
  tx: Transaction<Tables>,
  { staffId, key, asked, at }: Press,
): Promise<Answer | null> {
  if (key === undefined) return null;
  const text = JSON.stringify(asked);
  const isNew = await tx
    .insertInto('desk_answers')
    .values({ staff_id: staffId, press_key: key, asked: text, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('press_key')
    .executeTakeFirst();
  if (isNew) return null;
  const known = await tx
    .selectFrom('desk_answers')
    .select(['asked', 'answer'])
    .where('staff_id', '=', staffId)
    .where('press_key', '=', key)
    .executeTakeFirstOrThrow();
  if (known.asked !== text) throw new OtherSaved(known.answer);
  return known.answer as Answer;
}

/** What was answered to a press before, without a claim to it; null for a new one. */
export async function keptAnswer<Answer>(
  db: Kysely<Tables>,
  { staffId, key, asked }: { staffId: number; key: string; asked: object },
): Promise<Answer | null> {
  const known = await db
    .selectFrom('desk_answers')
    .select('answer')
    .where('staff_id', '=', staffId)
    .where('press_key', '=', key)
    .where('asked', '=', JSON.stringify(asked))
    .executeTakeFirst();
  return (known?.answer ?? null) as Answer | null;
}

/** Writes down what a new press is answered. */
export async function keepAnswer(
  tx: Transaction<Tables>,
  { staffId, key }: Press,
  answer: unknown,
): Promise<void> {
  if (key === undefined) return;
  await tx
    .updateTable('desk_answers')
    .set({ answer: JSON.stringify(answer) })
    .where('staff_id', '=', staffId)
    .where('press_key', '=', key)
    .execute();
}
