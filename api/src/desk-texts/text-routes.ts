import type {
  ChangedTextSettings,
  QueuedText,
  TextSettings,
} from '@kashi/contracts/desk/texts/texts';
import type { TemplateKind } from '@kashi/contracts/desk/texts/text-templates';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import { serveChange, serveRead, type DeskContext } from '../desk-http/serve-desk.ts';
import { Refusal } from '../http/refusal.ts';
import type { TextTables } from '../schema/text-tables.ts';
import { hasFailed } from '../texts/failed-texts.ts';
import { mayBeSentAgain, sendAgain } from '../texts/send-again.ts';
import { lockTextSettings, readTextSettings, saveTextSettings } from '../texts/text-settings.ts';
import { messages } from './messages.ts';

/** The queue of texts: what became of them; and what the owner sets about those to customers. */
export function textRoutes(app: FastifyInstance, context: DeskContext): void {
  const { store, clock } = context.shop;

  serveRead(app, context, 'GET /v1/desk/texts', async ({ input: { after, limit, state } }) => {
    const [last] = placeAfter(after, ['int']) ?? [null];
    let query = store.db.selectFrom('texts').selectAll();
    query =
      state === 'trouble' ? query.where(hasFailed(clock())) : query.where('state', '=', state);
    if (last !== null) query = query.where('id', '<', last);
    const found = await query
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute();
    const { rows, next } = pageOfRows(found, limit, ({ id }) => [id]);
    return { rows: rows.map(textFrom), next };
  });

  serveChange(app, context, 'POST /v1/desk/texts/send-again', ({ input: { id }, change }) =>
    change(async (tx, at) => {
      const before = await tx
        .selectFrom('texts')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw new Refusal(404, messages.noText);
      const { state } = before;
      if (!mayBeSentAgain(before)) {
        throw new Refusal(409, messages.notFailed, { value: textFrom(before) });
      }
      const after = await sendAgain(tx, id, at);
      const entry = { subject: 'text', subjectId: id };
      return {
        value: textFrom(after),
        message: messages.again,
        entries: [{ ...entry, before: { state }, after: { state: after.state } }],
      };
    }),
  );

  serveRead(app, context, 'GET /v1/desk/texts/settings', () => readTextSettings(store.db));

  serveChange(app, context, 'POST /v1/desk/texts/settings/save', ({ input, change }) =>
    change(async (tx) => {
      const before = await lockTextSettings(tx);
      await saveTextSettings(tx, input);
      const value = await readTextSettings(tx);
      const entry = { subject: 'texts', subjectId: 'settings' };
      return {
        value,
        message: messages.saved,
        entries: [{ ...entry, before: pick(before, input), after: pick(value, input) }],
      };
    }),
  );
}

/** The values of those settings that this call changes, for the log. */
function pick({ kinds, quiet }: TextSettings, saved: ChangedTextSettings): object {
  const names = Object.keys(saved.kinds) as TemplateKind[];
  return {
    ...Object.fromEntries(names.map((name) => [name, kinds[name]])),
    ...(saved.quiet && { quiet }),
  };
}

function textFrom(row: Selectable<TextTables['texts']>): QueuedText {
  return {
    id: row.id,
    kind: row.kind,
    orderId: row.order_id,
    mobile: masked(row.mobile),
    body: row.body,
    state: row.state,
    tries: row.tries,
    madeAt: row.made_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    problem: row.problem,
  };
}

/** Enough to know somebody by who is known anyway: 0913***4567, and of a mail n***@example.com. */
function masked(recipient: string): string {
  return recipient.includes('@')
    ? recipient.replace(/^(.).*@/, '$1***@')
    : recipient.replace(/^(.{4}).*(.{4})$/, '$1***$2');
}
