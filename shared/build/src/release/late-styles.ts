import { Compilation, sources, type Chunk, type Compiler } from '@rspack/core';
import { entryFile } from '../rules.ts';
import { integrityOf } from './integrity.ts';

/** The variable in a remote's entry that holds the hashes of its late style sheets, by their chunk. */
export const lateStylesName = 'kashiLateStyles';

/**
 * Adds to a remote's entry the hash of each style sheet that no page or fragment names as its own: the sheets of parts that load
 * late. Documents need not contain these hashes then, and the entry itself is checked by the document's hash (ADR 008). The
 * variable comes last in the file, after every position that a source map names.
 */
export class LateStylesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LateStyles', (compilation) => {
      // Style sheets have their last content and name here.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: 'LateStyles', stage }, () => {
        const entry = Object.keys(compilation.assets).find((file) => file === entryFile);
        if (!entry) throw new Error('The build has left no entry');
        const hashes = literal(hashesOf(compilation));
        compilation.updateAsset(
          entry,
          (code) => new sources.ConcatSource(code, `\nvar ${lateStylesName}=${hashes};`),
        );
      });
    });
  }
}

function hashesOf(compilation: Compilation): Record<string, string> {
  const late = [...compilation.chunks].filter(isLate);
  return Object.fromEntries(
    late.flatMap((chunk) => {
      const sheet = [...chunk.files].find((file) => file.endsWith('.css'));
      if (!sheet || chunk.id === undefined) return [];
      return [[chunk.id, integrityOf(compilation.assets[sheet]!.buffer())]];
    }),
  ) as Record<string, string>;
}

/** As code: numbers need no quotes, and every page brings the entry. */
function literal(hashes: Record<string, string>): string {
  const parts = Object.entries(hashes).map(
    ([id, hash]) => `${/^\d+$/.test(id) ? id : JSON.stringify(id)}:"${hash}"`,
  );
  return `{${parts.join()}}`;
}

/** The recipe names the chunks of pages and fragments, and the one that fragments share. A late part may have a name of its own. */
function isLate({ name }: Chunk): boolean {
  return !/^(?:(?:page|fragment)-|fragments$)/.test(name ?? '');
}
