import { clearOldSets, placePictures, takeBack } from '../../pictures/staged/placed-pictures.ts';
import type { PictureMeans } from '../../pictures/staged/prepare-pictures.ts';
import { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import type { CommandContext } from '../command-context.ts';
import { asCommandError } from '../picture-store-error.ts';
import { importCatalogue, type ImportReport } from './import-catalogue.ts';
import { namedSources } from './import-pictures.ts';
import type { ReadRows } from './read-rows.ts';
import { pictureProblems, readyPictures, type ReadyPictures } from './ready-pictures.ts';

export interface ImportWish {
  dryRun: boolean;
  files: PictureMeans['files'];
  /** Hears how many pictures are ready. */
  tell: (done: number, of: number) => void;
}

/**
 * Imports rows with the pictures that they name, all of them or none. Pictures are made ready only once nothing else is wrong, and
 * before the transaction of the rows begins.
 */
export async function importWithPictures(
  context: Pick<CommandContext, 'store' | 'clock' | 'pictures'>,
  read: ReadRows,
  { dryRun, files, tell }: ImportWish,
): Promise<ImportReport> {
  const { store, pictures: means } = context;
  const { mediaFolder, signal } = means;
  await clearOldSets(mediaFolder, store.db);
  const trial = await importCatalogue(context, read, { dryRun: true });
  const problems = [...trial.problems, ...pictureProblems(read, files)];
  if (problems.length > 0) return { ...trial, problems };
  if (namedSources(read).size === 0)
    return dryRun ? trial : importCatalogue(context, read, { dryRun });

  const staged = await StagedPictures.make(mediaFolder);
  try {
    const ready = await readyPictures(read, { ...means, files, staged, signal, tell });
    if (ready.problems.length > 0 || dryRun) return { ...trial, problems: ready.problems };
    return await importReady(context, read, { staged, cuts: ready.cuts });
  } finally {
    await staged.remove();
  }
}

async function importReady(
  context: Pick<CommandContext, 'store' | 'clock' | 'pictures'>,
  read: ReadRows,
  { staged, cuts }: { staged: StagedPictures; cuts: ReadyPictures['cuts'] },
): Promise<ImportReport> {
  const place = context.pictures;
  let isImported = false;
  try {
    await placePictures(place, staged, cuts).catch(asCommandError);
    const pictures = new Map([...cuts].map(([source, { picture }]) => [source, picture]));
    const report = await importCatalogue(context, read, { dryRun: false, pictures });
    isImported = report.imported;
    return report;
  } finally {
    if (!isImported) await takeBack(place.mediaFolder, staged.id, context.store.db);
  }
}
