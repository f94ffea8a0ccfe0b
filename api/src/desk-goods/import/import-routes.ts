import type { ImportReport } from '@kashi/contracts/desk/goods/imports';
import type { FastifyInstance } from 'fastify';
import { keptAnswer } from '../../desk-http/desk-answers.ts';
import { serveChange, type DeskContext } from '../../desk-http/serve-desk.ts';
import { serveWork } from '../../desk-http/serve-work.ts';
import type { PictureFetcher } from '../../pictures/addresses/picture-fetcher.ts';
import { Cutter } from '../../pictures/cutter.ts';
import { clearOldSets } from '../../pictures/staged/placed-pictures.ts';
import { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import { ImportGate } from './import-gate.ts';
import { importedBefore } from './imported-before.ts';
import { picturesAtHand, reportOf, type ImportWork } from './import-work.ts';
import { findSet, takeZipPart } from './picture-set.ts';
import { readUpload, type UploadedGoods } from './read-upload.ts';
import { tryRows, writeImport } from './write-import.ts';

/**
 * Goods from a file, and their pictures. All rows are written in one transaction, which a problem rolls back: an end of the process or
 * of the power leaves nothing half. Pictures are fetched and cut before it begins. A check writes no row.
 */
export async function goodsImportRoutes(
  app: FastifyInstance,
  context: DeskContext,
  fetcher: PictureFetcher,
): Promise<void> {
  const { shop } = context;
  const { store, environment } = shop;
  const { mediaFolder } = environment;
  const gate = new ImportGate();
  const cutter = new Cutter();
  const closing = new AbortController();
  // Before the calls under way are waited for.
  app.addHook('preClose', async () => {
    closing.abort(new Error('The shop closes'));
    cutter.close();
  });
  await clearOldSets(mediaFolder, store.db);

  const workOf = (
    goods: UploadedGoods,
    {
      input,
      tell,
      signal,
    }: Pick<ImportWork, 'tell' | 'signal'> & { input: { pictureSet?: string | undefined } },
  ): ImportWork => ({
    shop,
    cutter,
    fetcher,
    goods,
    tell,
    pictureSet: input.pictureSet,
    signal: AbortSignal.any([signal, closing.signal]),
  });

  await app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));

    serveChange(files, context, 'POST /v1/desk/goods/import/pictures', async (asked) => {
      const { set, at } = asked.input;
      if (set === undefined) await clearOldSets(mediaFolder, store.db);
      const staged =
        set === undefined
          ? await StagedPictures.make(mediaFolder)
          : await findSet(mediaFolder, set);
      const bytes = await takeZipPart(asked.request, staged, at);
      return asked.change(async () => ({ value: { set: staged.id, bytes }, entries: [] }));
    });

    serveWork(files, context, 'POST /v1/desk/goods/import/check', {
      receive: ({ request }) => readUpload(request),
      work: async (goods, asked) => {
        const report = await gate.alone(async () => {
          const work = workOf(goods, asked);
          const trial = await tryRows(work);
          const { staged, problems } = await picturesAtHand(work, trial.problems);
          return reportOf(work, trial, {
            staged,
            problems: [...trial.problems, ...problems],
            importedBefore: await importedBefore(store.db, goods),
          });
        });
        return asked.change(async () => ({ value: report, entries: [] }));
      },
    });

    serveWork(files, context, 'POST /v1/desk/goods/import/run', {
      receive: ({ request }) => readUpload(request),
      work: async (goods, asked) => {
        const { input, staff, change } = asked;
        const press = { staffId: staff.id, key: input.key, asked: { import: goods.hash } };
        const answer = (value: ImportReport) => change(async () => ({ value, entries: [] }));
        // Its pictures are no longer there.
        const before = await keptAnswer<ImportReport>(store.db, press);
        if (before) return answer(before);
        return gate.alone(async () => {
          const work = workOf(goods, asked);
          const pictures = await picturesAtHand(work, goods.read.problems);
          if (pictures.problems.length === 0) return writeImport(work, { change, press, pictures });
          const problems = [...goods.read.problems, ...pictures.problems];
          const nothing = { added: 0, changed: 0, made: [] };
          return answer(reportOf(work, nothing, { staged: pictures.staged, problems }));
        });
      },
    });
  });
}
