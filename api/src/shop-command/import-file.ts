import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';
import type { CommandContext } from './command-context.ts';
import { importCatalogue, type ImportReport } from './import/import-catalogue.ts';
import { problemSentence } from './import/problem-sentence.ts';
import { readRows } from './import/read-rows.ts';

/** `catalogue import <file> [--dry-run]`: reports every invalid row, and imports nothing if there is one. */
export async function importFile(context: CommandContext, words: readonly string[]): Promise<void> {
  const { path, dryRun } = wishIn(words);
  const format = /\.(csv|json)$/i.exec(path)?.[1]?.toLowerCase();
  if (format !== 'csv' && format !== 'json')
    throw new CommandError('Name a file that ends in .csv or .json.');

  const report = await importCatalogue(context, readRows(await context.read(path), format), {
    dryRun,
  });
  for (const problem of report.problems) context.say(problemSentence(problem));
  if (report.problems.length > 0)
    throw new CommandError(`${report.problems.length} problems; nothing was imported.`);
  tell(context, report);
}

function wishIn(words: readonly string[]): { path: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    return { path: positionals[0] ?? '', dryRun: values['dry-run'] };
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

function tell({ say }: CommandContext, { imported, added, changed, made }: ImportReport): void {
  for (const { kind, title } of made) say(`new in ${kind}: ${title}`);
  say(`${added} products are new, ${changed} have changed.`);
  if (!imported) say('This was a dry run: the shop is unchanged.');
}
