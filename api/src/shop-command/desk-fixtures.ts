import { testShop, type TestShop } from '../testing/test-shop.ts';
import type { Desk } from './desk.ts';
import { readText } from './read-text.ts';
import { commandFor } from './run-command.ts';

interface DeskOfShop {
  shop: TestShop;
  /** Runs a command and returns the lines that it printed. */
  run(...words: string[]): Promise<string[]>;
}

/** An open shop, and its owner's command runner. */
export async function aDesk(): Promise<DeskOfShop> {
  const shop = await testShop();
  return { shop, run: deskOf(shop) };
}

/** The command runner of an existing shop. */
export function deskOf(shop: TestShop): DeskOfShop['run'] {
  return async (...words) => {
    const lines: string[] = [];
    const desk: Desk = { ...shop, say: (line) => void lines.push(line), read: readText };
    await commandFor(words)(desk);
    return lines;
  };
}
