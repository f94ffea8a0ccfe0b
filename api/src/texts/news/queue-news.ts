import type { Transaction } from 'kysely';
import type { NewsKind } from '@kashi/contracts/desk/texts/text-kinds';
import type { Tables } from '../../schema/tables.ts';
import type { Shop } from '../../shop.ts';
import { isQuiet } from '../quiet-hours.ts';
import { newsSentence } from './news-sentence.ts';
import { readNewsSettings } from './news-settings.ts';
import { queueToStaff } from './queue-to-staff.ts';
import { dropUnwanted } from './unwanted-news.ts';

/**
 * Queues the texts that tell the staff what has happened: for a number and a kind one text for all that it has not been told, and
 * no other within the window, nor while an earlier one still waits for the provider. So a hundred orders in an hour are a few
 * texts, a night is one, and so is a day without a provider.
 *
 * The tables themselves note what has happened, in the transaction in which it does (`untold_news`): what is rolled back is told
 * to nobody, and what a process that is killed has not told waits for the next one.
 */
export async function queueNews({ store, clock }: Pick<Shop, 'store' | 'clock'>): Promise<void> {
  const now = clock();
  const { quiet, windowMinutes } = await readNewsSettings(store.db);
  if (isQuiet(now, quiet)) return;
  await dropUnwanted(store.db);
  const due = await store.db
    .selectFrom('untold_news as u')
    .select(['u.mobile', 'u.kind'])
    .distinct()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('texts as t')
            .select('t.id')
            .whereRef('t.mobile', '=', 'u.mobile')
            .whereRef('t.kind', '=', 'u.kind')
            .where(({ or, and, eb }) =>
              or([
                eb('t.state', '=', 'waiting'),
                and([
                  eb('t.made_at', '>', new Date(now.getTime() - windowMinutes * minuteMs)),
                  // The clock was set back.
                  eb('t.made_at', '<=', now),
                ]),
              ]),
            ),
        ),
      ),
    )
    .execute();
  for (const each of due) await store.transaction((tx) => queueOne(tx, { ...each, at: now }));
}

async function queueOne(
  tx: Transaction<Tables>,
  { mobile, kind, at }: { mobile: string; kind: NewsKind; at: Date },
): Promise<void> {
  const told = await tx
    .deleteFrom('untold_news')
    .where('mobile', '=', mobile)
    .where('kind', '=', kind)
    .returning('subject_id')
    .execute();
  const ids = told.map(({ subject_id }) => subject_id);
  const news = await newsSentence(tx, kind, { ids, at });
  if (news !== null) await queueToStaff(tx, { kind, mobile, news, at });
}

const minuteMs = 60_000;
