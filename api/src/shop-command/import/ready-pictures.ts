import { mostImportPictures } from '@kashi/contracts/desk/goods/imports';
import type { Cut } from '../../pictures/cut-picture.ts';
import type { PictureFault } from '../../pictures/picture-fault.ts';
import {
  knownFaults,
  preparePictures,
  type PictureMeans,
} from '../../pictures/staged/prepare-pictures.ts';
import type { StagedPictures } from '../../pictures/staged/staged-pictures.ts';
import { namedSources } from './import-pictures.ts';
import type { Place, Problem } from './problems.ts';
import type { ReadRows } from './read-rows.ts';

/** The pictures of a file of goods, ready to be put into the shop, or why some of them are not. */
export interface ReadyPictures {
  cuts: Map<string, Cut>;
  problems: Problem[];
}

/** What is wrong with the pictures that the file names, as far as that is known before one of them is read. */
export function pictureProblems(read: ReadRows, files: PictureMeans['files']): Problem[] {
  const sources = namedSources(read);
  if (sources.size > mostImportPictures) {
    const fault = { is: 'too-many-pictures-in-file', most: mostImportPictures } as const;
    return [{ place: null, fault }];
  }
  return problemsOf(knownFaults(sources.keys(), files), sources);
}

/** Gets the pictures ready that the file names. */
export async function readyPictures(
  read: ReadRows,
  means: PictureMeans & {
    staged: StagedPictures;
    signal: AbortSignal;
    tell: (done: number, of: number) => void;
  },
): Promise<ReadyPictures> {
  const sources = namedSources(read);
  const results = await preparePictures(new Set(sources.keys()), means);
  const cuts = new Map<string, Cut>();
  const faults = new Map<string, PictureFault>();
  for (const [source, result] of results) {
    if ('is' in result) faults.set(source, result);
    else cuts.set(source, result);
  }
  return { cuts, problems: problemsOf(faults, sources) };
}

/** A problem for every row that names such a picture. */
function problemsOf(
  faults: ReadonlyMap<string, PictureFault>,
  sources: ReadonlyMap<string, Place[]>,
): Problem[] {
  return [...faults].flatMap(([source, why]) =>
    (sources.get(source) ?? []).map((place) => ({
      place,
      fault: { is: 'picture', source, why } as const,
    })),
  );
}
