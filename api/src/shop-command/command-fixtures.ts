import { PictureFetcher } from '../pictures/addresses/picture-fetcher.ts';
import { Cutter } from '../pictures/cutter.ts';
import { testShop, type TestShop } from '../testing/test-shop.ts';
import type { CommandContext } from './command-context.ts';
import { openPictures } from './text/open-pictures.ts';
import { readText } from './text/read-text.ts';
import { commandFor } from './run-command.ts';

interface CommandedShop {
  shop: TestShop;
  /** Runs a command and returns the lines that it printed. */
  run(...words: string[]): Promise<string[]>;
}

/** An open shop, and its owner's command runner. */
export async function aCommandedShop(
  environment: Record<string, string> = {},
): Promise<CommandedShop> {
  const shop = await testShop({ environment });
  return { shop, run: commandRunner(shop) };
}

/** The command runner of an existing shop. */
export function commandRunner(
  shop: TestShop,
  fetcher = new PictureFetcher(),
): CommandedShop['run'] {
  return async (...words) => {
    const lines: string[] = [];
    const context: CommandContext = {
      ...shop,
      say: (line) => void lines.push(line),
      read: readText,
      openPictures,
      pictures: {
        mediaFolder: shop.environment.mediaFolder,
        pictureStore: shop.environment.pictureStore,
        cutter: new Cutter(),
        fetcher,
        signal: new AbortController().signal,
      },
    };
    await commandFor(words)(context);
    return lines;
  };
}
