import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Goods, GoodsConflict, Offer } from '@kashi/contracts/desk/goods/goods';
import { dayInTehran, writeDay } from '@kashi/contracts/text/jalali-days';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { listAgain, refreshListing } from '../catalogue/refresh-listing.ts';
import { readChanges } from '../desk-audit/change-log.ts';
import { answerBefore, keepAnswer, OtherSaved } from '../desk-http/desk-answers.ts';
import { pageOfRows, placeAfter } from '../desk-http/keyset.ts';
import {
  serveChange,
  serveFile,
  serveRead,
  type Changed,
  type DeskContext,
} from '../desk-http/serve-desk.ts';
import { versionOf } from '../desk-http/version-of.ts';
import { Refusal } from '../http/refusal.ts';
import type { Tables } from '../schema/tables.ts';
import { goodsFile } from './export/goods-file.ts';
import { findGoods } from './goods-list.ts';
import { differing, expectNobodyPays, lockGoods } from './locked-goods.ts';
import { messages } from './messages.ts';
import { saveOffers } from './offers.ts';
import { readGoods } from './read-goods.ts';
import { readOfferHistory } from './offer-history.ts';
import { insertGoods, updateGoods, type GoodsForm } from './write-goods.ts';

/** Goods at the desk: found, made, changed, hidden, deleted, and priced many at once. */
export function goodsRoutes(app: FastifyInstance, context: DeskContext): void {
  readingRoutes(app, context);
  savingRoutes(app, context);

  serveChange(app, context, 'POST /v1/desk/goods/hide', ({ input, change }) =>
    change((tx, at) => setHidden(tx, input.id, at)),
  );

  serveChange(app, context, 'POST /v1/desk/goods/show', ({ input, change }) =>
    change((tx) => setHidden(tx, input.id, null)),
  );

  serveChange(app, context, 'POST /v1/desk/goods/delete', ({ input: { id, version }, change }) =>
    change(async (tx) => {
      const before = await lockGoods(tx, id, []);
      if (before.version !== version) throw await conflict(tx, before, null);
      await expectNobodyPays(tx, id);
      await tx.deleteFrom('products').where('id', '=', id).execute();
      await refreshListing(tx, [id]);
      const entry = { subject: 'goods', subjectId: id };
      return { value: null, entries: [{ ...entry, ...differing(before, null) }] };
    }),
  );

  serveChange(app, context, 'POST /v1/desk/goods/offers', ({ input, staff, change }) =>
    change(async (tx, at) => {
      const { changes, key } = input;
      const press = { staffId: staff.id, key, asked: changes, at };
      const known = await answerBefore<Offer[]>(tx, press);
      if (known) return { value: known, entries: [] };
      const { offers, entries } = await saveOffers(tx, changes, at);
      await keepAnswer(tx, press, offers);
      return { value: offers, entries };
    }),
  );
}

function readingRoutes(app: FastifyInstance, context: DeskContext): void {
  const { clock, store } = context.shop;
  const { db } = store;

  serveRead(app, context, 'GET /v1/desk/goods', async ({ input }) => {
    const { after, limit, ...search } = input;
    const place = placeAfter(after, ['text', 'int']);
    const found = await findGoods(db, search, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, ({ name, id }) => [name, id]);
  });

  serveFile(app, context, 'GET /v1/desk/goods/csv', ({ input }) => {
    const day = writeDay(dayInTehran(clock())).replaceAll('/', '-');
    return { body: Readable.from(goodsFile(db, input)), fileName: `goods-${day}.csv` };
  });

  serveRead(app, context, 'GET /v1/desk/goods/one', ({ input }) => readGoods(db, input.id));

  serveRead(app, context, 'GET /v1/desk/goods/history', async ({ input: { id, after, limit } }) => {
    const place = placeAfter(after, ['bigint', 'int']);
    const found = await readOfferHistory(db, id, { after: place, most: limit + 1 });
    return pageOfRows(found, limit, (row) => row.place);
  });
}

function savingRoutes(app: FastifyInstance, context: DeskContext): void {
  serveChange(app, context, 'POST /v1/desk/goods/create', ({ input, staff, change }) =>
    change((tx, at) => {
      const { isHidden, key, ...form } = input;
      if (form.variants.some(({ id }) => id !== null)) throw new Refusal(409, messages.noVariant);
      const asked = { create: versionOf({ isHidden, form }) };
      return makeOnce(tx, { staffId: staff.id, key, asked, at }, () =>
        insertGoods(tx, form, { at, isHidden }),
      );
    }),
  );

  serveChange(app, context, 'POST /v1/desk/goods/change', ({ input, change }) =>
    change(async (tx, at) => {
      const { id, version, ...form } = input;
      const kept = form.variants.flatMap((variant) => variant.id ?? []);
      const before = await lockGoods(tx, id, kept);
      if (before.version !== version) throw await conflict(tx, before, form);
      await updateGoods(tx, before, { form, at });
      return changed(tx, id, before);
    }),
  );

  serveChange(app, context, 'POST /v1/desk/goods/duplicate', ({ input, staff, change }) =>
    change((tx, at) => {
      const { id, key } = input;
      return makeOnce(tx, { staffId: staff.id, key, asked: { duplicate: id }, at }, async () => {
        const source = await readGoods(tx, id);
        const variants = source.variants.map((variant) => ({ ...variant, id: null, stock: 0 }));
        const name = messages.copyOf(source.name).slice(0, 200);
        return insertGoods(tx, { ...source, name, variants }, { at, isHidden: true });
      });
    }),
  );
}

/**
 * Makes a product; for a press that was sent before it answers the product that was made then, as it is now. Where more was typed
 * since, its 409 has that product, so that the rest is saved as a change of it.
 */
async function makeOnce(
  tx: Transaction<Tables>,
  press: Parameters<typeof answerBefore>[1],
  insert: () => Promise<number>,
): Promise<Changed<Goods>> {
  const known = await answerBefore<{ id: number }>(tx, press).catch(async (error: unknown) => {
    if (!(error instanceof OtherSaved)) throw error;
    const current = await readGoods(tx, (error.answer as { id: number }).id);
    const value: GoodsConflict = { current, differs: [], changedBy: null, changedAt: null };
    throw new Refusal(409, error.message, { value });
  });
  if (known) return { value: await readGoods(tx, known.id), entries: [] };
  const id = await insert();
  await keepAnswer(tx, press, { id });
  return changed(tx, id, null);
}

async function setHidden(
  tx: Transaction<Tables>,
  id: number,
  hidden_at: Date | null,
): Promise<Changed<Goods>> {
  const before = await lockGoods(tx, id);
  if (before.isHidden === (hidden_at !== null)) return { value: before, entries: [] };
  await tx.updateTable('products').set({ hidden_at }).where('id', '=', id).execute();
  await (hidden_at === null ? listAgain : refreshListing)(tx, [id]);
  return changed(tx, id, before);
}

async function changed(
  tx: Transaction<Tables>,
  id: number,
  before: Goods | null,
): Promise<Changed<Goods>> {
  const value = await readGoods(tx, id);
  const entry = { subject: 'goods', subjectId: id };
  return { value, entries: [{ ...entry, ...differing(before, value) }] };
}

/** A 409 with the product as it is now, who changed it, and where it differs from what was to be saved. */
async function conflict(
  tx: Transaction<Tables>,
  current: Goods,
  form: GoodsForm | null,
): Promise<Refusal> {
  const [last] = await readChanges(tx, {
    subject: 'goods',
    subjectId: String(current.id),
    before: null,
    most: 1,
  });
  const names = Object.keys(form ?? {}) as (keyof GoodsForm)[];
  const differs = names.filter(
    (name) => !isDeepStrictEqual(comparable(form?.[name]), current[name]),
  );
  const value = {
    current,
    differs,
    changedBy: last?.staffName ?? null,
    changedAt: last?.at ?? null,
  };
  return new Refusal(409, messages.changedMeanwhile, { value });
}

/** A field of the form as a product has it: without the stocks that were seen. */
function comparable(field: unknown): unknown {
  if (!Array.isArray(field)) return field;
  return field.map((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('seenStock' in each)) return each;
    const { seenStock: _seen, ...variant } = each;
    return variant;
  });
}
