import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { CommandContext } from './command-context.ts';
import { OtherImportError, type ImportReport } from './import/import-catalogue.ts';
import { withForeignPictures } from './import/import-pictures.ts';
import { importWithPictures, type ImportWish } from './import/import-with-pictures.ts';
import { problemSentence } from './import/problem-sentence.ts';
import { readRows, type ReadRows } from './import/read-rows.ts';

/** `catalogue import <file> [--pictures <folder or zip>] [--dry-run]`: reports every invalid row, and imports nothing if there is one. */
export async function importFile(context: CommandContext, words: readonly string[]): Promise<void> {
  const { path, pictures, dryRun } = wishIn(words);
  const format = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
  if (format !== 'csv' && format !== 'json')
    throw new CommandError('Name a file that ends in .csv or .json.');

  const read = readRows(await context.read(path), format);
  const files = pictures === undefined ? null : await context.openPictures(pictures);
  const wish = { dryRun, files, tell: tellOfPictures(context) };
  const report = await importAndClose(context, read, wish);
  for (const problem of report.problems) context.say(problemSentence(problem));
  if (report.problems.length > 0)
    throw new CommandError(`${report.problems.length} problems; nothing was imported.`);
  tell(context, report);
  const foreign = withForeignPictures(read, context.environment);
  if (foreign > 0)
    context.say(
      `${foreign} descriptions have pictures of other hosts, which the shop does not show.`,
    );
}

async function importAndClose(
  context: CommandContext,
  read: ReadRows,
  wish: ImportWish,
): Promise<ImportReport> {
  try {
    return await importWithPictures(context, read, wish);
  } catch (error) {
    if (!(error instanceof OtherImportError)) throw error;
    throw new CommandError('Another import of goods is under way: try again when it has ended.');
  } finally {
    await wish.files?.close();
  }
}

interface Wish {
  path: string;
  /** The folder or the zip of the pictures that the file names. */
  pictures: string | undefined;
  dryRun: boolean;
}

function wishIn(words: readonly string[]): Wish {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'dry-run': { type: 'boolean', default: false }, pictures: { type: 'string' } },
      allowPositionals: true,
    });
    return { path: positionals[0] ?? '', pictures: values.pictures, dryRun: values['dry-run'] };
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** A line for every tenth part, since a thousand pictures take some time. */
function tellOfPictures({ say }: CommandContext): (done: number, of: number) => void {
  let told = 0;
  return (done, of) => {
    const tenth = Math.floor((10 * done) / of);
    if (tenth > told) say(`${done} of ${of} pictures are ready.`);
    told = tenth;
  };
}

function tell({ say }: CommandContext, { imported, added, changed, made }: ImportReport): void {
  for (const { kind, title } of made) say(`new in ${kind}: ${title}`);
  const known = imported ? 'have changed' : 'are in the shop already';
  say(`${added} products are new, ${changed} ${known}.`);
  if (!imported) say('This was a dry run: the shop is unchanged.');
}
