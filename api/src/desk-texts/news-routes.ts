import type { NewsSettings } from '@kashi/contracts/desk/texts/news-texts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages as newsMessages } from '../texts/news/messages.ts';
import {
  lockNewsSettings,
  readNewsSettings,
  saveNewsSettings,
} from '../texts/news/news-settings.ts';
import { queueToStaff } from '../texts/news/queue-to-staff.ts';
import { messages } from './messages.ts';

/** The texts to the staff: who is told of what, and a trial of a number. */
export function newsRoutes(app: FastifyInstance, context: DeskContext): void {
  serveRead(app, context, 'GET /v1/desk/texts/news', async () =>
    versioned(await readNewsSettings(context.shop.store.db)),
  );

  serveChange(app, context, 'POST /v1/desk/texts/news/save', ({ input, change }) =>
    change(async (tx) => {
      const before = await lockNewsSettings(tx);
      const current = versioned(before);
      if (current.version !== input.version) {
        throw new Refusal(409, messages.newsMoved, { value: { current } });
      }
      await saveNewsSettings(tx, input);
      const after = await readNewsSettings(tx);
      return {
        value: versioned(after),
        message: messages.saved,
        entries: [{ ...subject, before, after }],
      };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/texts/news/try', ({ input: { mobile }, change }) =>
    change(async (tx, at) => {
      const { numbers } = await lockNewsSettings(tx);
      if (!numbers.some((number) => number.mobile === mobile)) {
        throw new Refusal(404, messages.noNumber);
      }
      await expectFewTrials(tx, at);
      await queueToStaff(tx, { kind: 'trial', mobile, news: newsMessages.trial, at });
      const after = { trial: mobile };
      return {
        value: null,
        message: messages.trial,
        entries: [{ ...subject, before: null, after }],
      };
    }),
  );
}

const subject = { subject: 'texts', subjectId: 'news' };

function versioned(settings: Omit<NewsSettings, 'version'>): NewsSettings {
  return { ...settings, version: versionOf(settings) };
}

/** Each trial costs money, and a number that is saved by mistake is a stranger's. */
async function expectFewTrials(tx: Transaction<Tables>, at: Date): Promise<void> {
  const { count } = await tx
    .selectFrom('texts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'trial')
    .where('made_at', '>', new Date(at.getTime() - hourMs))
    .executeTakeFirstOrThrow();
  if (count >= mostTrialsInHour) throw new Refusal(429, messages.manyTrials);
}

const hourMs = 60 * 60 * 1000;
const mostTrialsInHour = 10;
