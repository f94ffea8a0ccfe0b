import { isDeepStrictEqual } from 'node:util';
import type { FrontPage } from '@kashi/contracts/desk/front-page';
import { previewPath } from '@kashi/contracts/front-page-preview';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { hashOfToken } from '../desk-staff/staff-tokens.ts';
import { Refusal } from '../http/refusal.ts';
import { messages } from './messages.ts';
import { endPreview, keepPreview } from './previews.ts';
import { readFrontPage } from './read-front-page.ts';
import { expectProducts, writeFrontPage } from './write-front-page.ts';

/** The front page, which is read and saved as a whole. The tables themselves tell the shop of every change. */
export function frontPageRoutes(app: FastifyInstance, context: DeskContext): void {
  const { publicUrl } = context.shop.environment;
  const sessionOf = (request: FastifyRequest) => hashOfToken(context.cookie.tokenOf(request) ?? '');

  serveRead(app, context, 'GET /v1/desk/front-page', () => readFrontPage(context.shop.store.db));

  serveChange(app, context, 'POST /v1/desk/front-page/save', ({ input, request, change }) =>
    change(async (tx) => {
      // Of two members who save at once the second waits, and is told of the first. Shoppers go on reading.
      await sql`lock table sliders in share row exclusive mode`.execute(tx);
      const before = await readFrontPage(tx);
      if (before.version !== input.version) {
        throw new Refusal(409, messages.changedMeanwhile, { value: before });
      }
      await writeFrontPage(tx, input.page);
      // Whoever still looks at the draft is told, and sees the shop as everybody does.
      await endPreview(tx, sessionOf(request));
      const value = await readFrontPage(tx);
      return { value, entries: changedParts(before, value) };
    }),
  );

  // Nothing of the shop is changed, so that the log has no entry.
  serveChange(app, context, 'POST /v1/desk/front-page/preview', ({ input, request, change }) =>
    change(async (tx, at) => {
      await expectProducts(tx, input.page);
      const session = sessionOf(request);
      const { token, endsAt } = await keepPreview(tx, { ...input, session, at });
      const address = `${publicUrl}${previewPath}/${token}`;
      return { value: { token, address, endsAt: endsAt.toISOString() }, entries: [] };
    }),
  );
}

function changedParts(before: FrontPage, after: FrontPage) {
  const parts = ['slides', 'banners', 'sections', 'amazing', 'suggested'] as const;
  return parts
    .filter((part) => !isDeepStrictEqual(before[part], after[part]))
    .map((part) => ({
      subject: 'front-page',
      subjectId: part,
      before: { [part]: before[part] },
      after: { [part]: after[part] },
    }));
}
