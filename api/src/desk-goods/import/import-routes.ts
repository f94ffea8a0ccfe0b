import type { ImportReport } from '@kashi/shared/contracts/desk/goods/imports';
import type { FastifyInstance } from 'fastify';
import { sql, type Transaction } from 'kysely';
import { answerBefore, keepAnswer } from '../../desk-http/desk-answers.ts';
import type { DeskContext } from '../../desk-http/serve-desk.ts';
import { serveWork } from '../../desk-http/serve-work.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tables } from '../../schema/tables.ts';
import {
  importRows,
  type ImportReport as DoneImport,
} from '../../shop-command/import/import-catalogue.ts';
import { messages } from './messages.ts';
import { readUpload, type UploadedGoods } from './read-upload.ts';

/**
 * Goods from a file. All rows are written in one transaction, which a check and a problem roll back: an end of the process or of the
 * power leaves nothing half.
 */
export async function goodsImportRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const { store, clock } = context.shop;

  await app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));

    serveWork(files, context, 'POST /v1/desk/goods/import/check', {
      receive: ({ request }) => readUpload(request),
      work: async (goods, { change, tell }) => {
        const report = await rolledBack(() =>
          store.transaction(async (tx) => {
            throw new RolledBack(reportOf(goods, await written(tx, goods, clock(), tell)));
          }),
        );
        return change(async () => ({ value: report, entries: [] }));
      },
    });

    serveWork(files, context, 'POST /v1/desk/goods/import/run', {
      receive: ({ request }) => readUpload(request),
      work: async (goods, { input: { key }, staff, change, tell }) => {
        try {
          return await change(async (tx, at) => {
            const press = { staffId: staff.id, key, asked: { import: goods.hash }, at };
            const before = await answerBefore<ImportReport>(tx, press);
            if (before) return { value: before, entries: [] };
            const report = reportOf(goods, await written(tx, goods, at, tell));
            if (report.problems.length > 0) throw new RolledBack(report);
            const value = { ...report, isImported: true };
            await keepAnswer(tx, press, value);
            return { value, entries: [entryOf(goods, value)] };
          });
        } catch (error) {
          if (!(error instanceof RolledBack)) throw error;
          const { report } = error;
          return change(async () => ({ value: report, entries: [] }));
        }
      },
    });
  });
}

/** Undoes an import whose report is what its sender gets. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super();
    this.report = report;
  }
}

async function rolledBack(work: () => Promise<never>): Promise<ImportReport> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RolledBack) return error.report;
    throw error;
  }
}

/** Writes the rows. Throws a 409 while another import is under way: two would lock one another's goods. */
async function written(
  tx: Transaction<Tables>,
  { read }: UploadedGoods,
  at: Date,
  tell: (done: number, of: number) => void,
): Promise<DoneImport> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('goods import')) as "isFree"`.execute(tx);
  if (!rows[0]?.isFree) throw new Refusal(409, messages.busy);
  return importRows(tx, read, at, tell);
}

function reportOf(
  { read }: UploadedGoods,
  { added, changed, made, problems }: DoneImport,
): ImportReport {
  const said = problems.map(({ place, fault }) => ({
    place: place?.number ?? null,
    sentence: messages.fault(fault),
  }));
  return {
    isImported: false,
    rows: read.rows.length,
    added,
    changed,
    made: [...made],
    problems: said.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  };
}

function entryOf({ hash }: UploadedGoods, { rows, added, changed, made }: ImportReport) {
  const after = { rows, added, changed, made: made.map(({ kind, title }) => `${kind}: ${title}`) };
  return { subject: 'import', subjectId: hash, before: null, after };
}
