import { testShop, type TestShop } from '../testing/test-shop.ts';
import type { Desk } from './desk.ts';
import { readText } from './read-text.ts';
import { commandFor } from './run-command.ts';

interface DeskOfShop {
  shop: TestShop;
  /** Runs a command; the lines that it said. */
  run(...words: string[]): Promise<string[]>;
}

/** A shop that is open, and its owner's desk. */
export async function aDesk(): Promise<DeskOfShop> {
  const shop = await testShop();
  return { shop, run: deskOf(shop) };
}

/** The same of a shop that is there already. */
export function deskOf(shop: TestShop): DeskOfShop['run'] {
  return async (...words) => {
    const lines: string[] = [];
    const desk: Desk = { ...shop, say: (line) => void lines.push(line), read: readText };
    await commandFor(words)(desk);
    return lines;
  };
}
