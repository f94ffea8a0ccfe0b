import type { ImportProgress, ImportReport } from '@kashi/contracts/desk/goods/imports';
import type { PictureFetcher } from '../../pictures/addresses/picture-fetcher.ts';
import type { Cutter } from '../../pictures/cutter.ts';
import { clearOldSets } from '../../pictures/staged/placed-pictures.ts';
import { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import type { Shop } from '../../shop.ts';
import type { ImportReport as DoneImport } from '../../shop-command/import/import-catalogue.ts';
import { namedSources, withForeignPictures } from '../../shop-command/import/import-pictures.ts';
import type { Problem } from '../../shop-command/import/problems.ts';
import { pictureProblems, readyPictures } from '../../shop-command/import/ready-pictures.ts';
import { messages } from './messages.ts';
import { filesOf, findSet } from './picture-set.ts';
import type { UploadedGoods } from './read-upload.ts';

/** What an import of goods at the desk is done by and with. */
export interface ImportWork {
  shop: Shop;
  cutter: Cutter;
  fetcher: PictureFetcher;
  goods: UploadedGoods;
  /** The set of pictures that was sent or made ready before. */
  pictureSet: string | undefined;
  /** Ends the work while pictures are made ready. */
  signal: AbortSignal;
  tell: (progress: ImportProgress) => void;
}

/** The pictures of an import, ready to be put into the shop; without a set where the file names none. */
export interface PicturesAtHand {
  staged: StagedPictures | null;
  cuts: Awaited<ReturnType<typeof readyPictures>>['cuts'];
  problems: Problem[];
}

/**
 * Gets the pictures ready that the file names, or says what is wrong with them. They are fetched and cut to the end, since only
 * their whole content says whether they can be had. Where anything else is wrong, as the rows' problems say, none is read: that
 * would be work for nothing. Nothing of it touches the store.
 */
export async function picturesAtHand(
  { shop, cutter, fetcher, goods: { read }, pictureSet, signal, tell }: ImportWork,
  rowProblems: readonly Problem[],
): Promise<PicturesAtHand> {
  const { store, environment } = shop;
  const { mediaFolder } = environment;
  const given = pictureSet === undefined ? null : await findSet(mediaFolder, pictureSet);
  const files = await filesOf(given);
  try {
    const problems = pictureProblems(read, files);
    const isReading = rowProblems.length + problems.length === 0 && namedSources(read).size > 0;
    if (!isReading) return { staged: given, cuts: new Map(), problems };
    if (!given) await clearOldSets(mediaFolder, store.db);
    const staged = given ?? (await StagedPictures.make(mediaFolder));
    const ready = await readyPictures(read, {
      cutter,
      fetcher,
      files,
      staged,
      signal,
      tell: (done, of) => tell({ phase: 'pictures', done, of }),
    });
    return { staged, ...ready };
  } finally {
    await files?.close();
  }
}

/** What the sender of the file is told. */
export function reportOf(
  { shop, goods: { read } }: Pick<ImportWork, 'shop' | 'goods'>,
  { added, changed, made }: Pick<DoneImport, 'added' | 'changed' | 'made'>,
  {
    problems,
    staged,
    importedBefore = null,
  }: {
    problems: readonly Problem[];
    staged: StagedPictures | null;
    importedBefore?: string | null;
  },
): ImportReport {
  const said = problems.map(({ place, fault }) => ({
    place: place?.number ?? null,
    sentence: messages.fault(fault),
  }));
  const foreignPictures = withForeignPictures(read, shop.environment);
  return {
    isImported: false,
    rows: read.rows.length,
    added,
    changed,
    pictures: namedSources(read).size,
    ...(foreignPictures > 0 && { foreignPictures }),
    importedBefore,
    pictureSet: staged?.id ?? null,
    made: [...made],
    problems: said.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)),
  };
}
