import { newsKinds } from '@kashi/contracts/desk/texts/text-kinds';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Forgets what is to be told to a number that does not want it any more, and the texts with it that still wait. */
export async function dropUnwanted(db: Kysely<Tables>): Promise<void> {
  await db
    .deleteFrom('untold_news as u')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('news_numbers as n')
            .select('n.mobile')
            .whereRef('n.mobile', '=', 'u.mobile')
            .where(sql<boolean>`u.kind = any(n.kinds)`),
        ),
      ),
    )
    .execute();
  await db
    .deleteFrom('texts as t')
    .where('t.state', '=', 'waiting')
    .where('t.kind', 'in', [...newsKinds, 'trial'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('news_numbers as n')
            .select('n.mobile')
            .whereRef('n.mobile', '=', 't.mobile')
            .where(sql<boolean>`(t.kind = 'trial' or t.kind = any(n.kinds))`),
        ),
      ),
    )
    .execute();
}
