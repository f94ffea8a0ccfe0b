import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { OwnPage } from '@kashi/contracts/desk/pages';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { sanitisedHtml } from '../content/sanitised-html.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { messages } from './messages.ts';
import { fixedName } from '../content/page-path.ts';
import { listPages, readPage } from './own-pages.ts';

/** The shop's own pages. The table itself tells the shop of every change. */
export function pageRoutes(app: FastifyInstance, context: DeskContext): void {
  const { db } = context.shop.store;

  serveRead(app, context, 'GET /v1/desk/pages', () => listPages(db));

  serveRead(app, context, 'GET /v1/desk/pages/one', ({ input }) => readPage(db, input.name));

  serveChange(app, context, 'POST /v1/desk/pages/save', ({ input, change }) =>
    change(async (tx) => {
      const before = await lockPage(tx, input.name, input.version);
      const row = {
        title: input.title,
        picture: input.picture && JSON.stringify(input.picture),
        context: shownHtml(input.context),
        // The footer leads to a fixed page already.
        footer: fixedName(input.name) ? ('none' as const) : input.footer,
      };
      await tx
        .insertInto('introductions')
        .values({ section_name_en: input.name, ...row })
        .onConflict((known) => known.expression(sql`lower(section_name_en)`).doUpdateSet(row))
        .execute();
      const value = await readPage(tx, input.name);
      if (!value) throw new Refusal(404, messages.noPage);
      return {
        value,
        entries: [{ ...entryOf(input.name), before: logged(before), after: logged(value) }],
      };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/pages/delete', ({ input, change }) =>
    change(async (tx) => {
      if (fixedName(input.name)) throw new Refusal(400, messages.fixed);
      const before = await lockPage(tx, input.name, input.version);
      await tx
        .deleteFrom('introductions')
        .where(sql`lower(section_name_en)`, '=', input.name.toLowerCase())
        .execute();
      return {
        value: null,
        entries: [{ ...entryOf(input.name), before: logged(before), after: null }],
      };
    }),
  );
}

/**
 * The page as it is, for a change by who has seen this version of it; null has seen no page. Of two members at once the second
 * waits and is told of the first; shoppers go on reading. Throws a 409 with the page as it is now.
 */
async function lockPage(
  tx: Transaction<Tables>,
  name: string,
  version: string | null,
): Promise<OwnPage | null> {
  await sql`lock table introductions in share row exclusive mode`.execute(tx);
  const current = await readPage(tx, name);
  if ((current?.version ?? null) === version) return current;
  const sentence = version === null ? messages.known : current ? messages.moved : messages.gone;
  throw new Refusal(409, sentence, {
    value: { current },
    ...(version === null && { fields: [{ Field: 'name', Message: sentence }] }),
  });
}

/** What shoppers will be shown of a text. Throws a 400 where that is nothing. */
function shownHtml(typed: string): string {
  const html = sanitisedHtml(typed).trim();
  const hasWords = html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== '';
  if (hasWords || /<(?:img|iframe)\b/.test(html)) return html;
  const Message = deskMessages.page.required;
  throw new Refusal(400, Message, { fields: [{ Field: 'context', Message }] });
}

function entryOf(name: string) {
  return { subject: 'page', subjectId: name };
}

function logged(page: OwnPage | null) {
  if (!page) return null;
  const { title, picture, context, footer } = page;
  return { title, picture, context, footer };
}
