import type { ImportReport } from '@kashi/contracts/desk/goods/imports';
import type { Transaction } from 'kysely';
import { answerBefore, keepAnswer } from '../../desk-http/desk-answers.ts';
import type { Change, Noted } from '../../desk-http/serve-desk.ts';
import { Refusal } from '../../http/refusal.ts';
import { placePictures, takeBack } from '../../pictures/staged/placed-pictures.ts';
import type { Tables } from '../../schema/tables.ts';
import {
  checkRows,
  importRows,
  OtherImportError,
  type ImportReport as DoneImport,
  type RowsToWrite,
} from '../../shop-command/import/import-catalogue.ts';
import { reportOf, type ImportWork, type PicturesAtHand } from './import-work.ts';
import { messages } from './messages.ts';
import type { UploadedGoods } from './read-upload.ts';

/** Says what the rows would do, and writes nothing. */
export function tryRows({ shop, goods, tell }: ImportWork): Promise<DoneImport> {
  const { store, clock } = shop;
  return checkRows(store.db, { read: goods.read, now: clock() }, telling(tell));
}

interface Writing {
  change: Change;
  /** Names the press, which writes once however often it comes. */
  press: { staffId: number; key: string; asked: object };
  pictures: PicturesAtHand;
}

/** Writes the rows and puts their pictures into the shop, or neither. */
export async function writeImport(
  work: ImportWork,
  { change, press, pictures: { staged, cuts } }: Writing,
): Promise<Noted<ImportReport>> {
  const { shop, goods, tell } = work;
  const place = shop.environment;
  const pictures = new Map([...cuts].map(([source, { picture }]) => [source, picture]));
  try {
    // Before the rows: nobody sees a product whose picture is not there.
    if (staged) await placePictures(place, staged, cuts);
    const done = await change(async (tx, at) => {
      const before = await answerBefore<ImportReport>(tx, { ...press, at });
      if (before) return { value: before, entries: [] };
      const report = await writeRows(tx, { read: goods.read, pictures, now: at }, tell);
      const { problems } = report;
      if (problems.length > 0) throw new RolledBack(report);
      const value = { ...reportOf(work, report, { problems, staged: null }), isImported: true };
      await keepAnswer(tx, { ...press, at }, value);
      return { value, entries: [entryOf(goods, value)] };
    });
    await staged?.remove();
    return done;
  } catch (error) {
    if (staged) await takeBack(place.mediaFolder, staged.id, shop.store.db);
    if (!(error instanceof RolledBack)) throw error;
    const { problems } = error.report;
    const value = reportOf(work, error.report, { problems, staged });
    return change(async () => ({ value, entries: [] }));
  }
}

/** Undoes an import whose report is what its sender gets. */
class RolledBack extends Error {
  override readonly name = 'RolledBack';
  readonly report: DoneImport;

  constructor(report: DoneImport) {
    super();
    this.report = report;
  }
}

/** Writes the rows. Throws a 409 while another import is under way. */
async function writeRows(
  tx: Transaction<Tables>,
  rows: RowsToWrite,
  tell: ImportWork['tell'],
): Promise<DoneImport> {
  try {
    return await importRows(tx, rows, telling(tell));
  } catch (error) {
    if (!(error instanceof OtherImportError)) throw error;
    throw new Refusal(409, messages.busy);
  }
}

function telling(tell: ImportWork['tell']) {
  return (done: number, of: number) => tell({ phase: 'rows', done, of });
}

function entryOf({ hash }: UploadedGoods, { rows, added, changed, pictures, made }: ImportReport) {
  const titles = made.map(({ kind, title }) => `${kind}: ${title}`);
  const after = { rows, added, changed, pictures, made: titles };
  return { subject: 'import', subjectId: hash, before: null, after };
}
