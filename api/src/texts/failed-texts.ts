import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../schema/tables.ts';
import { overtaken } from './overtaken-texts.ts';

/** Texts that were tried in vain: those that are tried again, and those of the last days that are given up. */
export function hasFailed(now: Date) {
  return ({ and, or, eb }: ExpressionBuilder<Tables, 'texts'>) =>
    or([
      and([eb('state', '=', 'waiting'), eb('problem', 'is not', null)]),
      and([
        eb('state', '=', 'given-up'),
        eb('problem', '!=', overtaken),
        // Not by when it was made: a restore gives up texts of its backup's age, and the owner may send one again after days.
        eb('next_try_at', '>', new Date(now.getTime() - toldForMs)),
      ]),
    ]);
}

export async function countFailedTexts(db: Kysely<Tables>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(hasFailed(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whoever has not sent a text again by then does not want to. */
const toldForMs = 4 * 24 * 60 * 60 * 1000;
