import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import withoutOldBrowsers from './without-old-browsers.ts';
import withoutViewTransitions from './without-view-transitions.ts';

const cutters: Record<string, (source: string) => string> = {
  'without-view-transitions.ts': withoutViewTransitions,
  'without-old-browsers.ts': withoutOldBrowsers,
};

export interface CutsOfReact {
  /** The loaders that find all of their pieces in this version. */
  fitting: string[];
  /** A sentence for each of the others. */
  unfit: string[];
}

/**
 * The cuts that fit a version of react-dom, by its folder. A loader that misses one of its pieces cuts nothing at all: React is whole
 * there and works, which half of a cut might not. Another minor can then be built, tried and lent before its cuts are reviewed.
 */
export function cutsOfReact(reactDom: string): CutsOfReact {
  const { version } = JSON.parse(read(reactDom, 'package.json')) as { version: string };
  const source = read(reactDom, 'cjs/react-dom-client.production.js');
  const tried = Object.entries(cutters).map(([file, cutter]) => ({
    file,
    missing: missingIn(source, cutter),
  }));
  return {
    fitting: tried.filter(({ missing }) => missing === null).map(({ file }) => file),
    unfit: tried
      .filter(({ missing }) => missing !== null)
      .map(
        ({ file, missing }) =>
          `react-dom ${version} is built in without the cuts of shell/left-out/${file}, which are for another version: ${missing}`,
      ),
  };
}

/** Says which cuts were not made, and what the shell's start weighs without them: its budgets count on all of them. */
export function warnOfUnfit({ unfit }: CutsOfReact, start: string): void {
  if (unfit.length === 0) return;
  const bytes = brotliCompressSync(readFileSync(start)).length;
  console.warn([...unfit, `The shell starts with ${bytes} bytes for a browser`].join('\n'));
}

/** Null if the cutter finds all of its pieces. */
function missingIn(source: string, cutter: (source: string) => string): string | null {
  try {
    cutter(source);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}
