import { readFileSync } from 'node:fs';
import type { TestShop } from '../testing/test-shop.ts';

export const tries = 1000;
export const hourMs = 3_600_000;

const startMs = Date.parse('2026-01-10T08:00:00Z');

interface Haul {
  /** How many of the tries without a pause were looked at at all. */
  atOnce: number;
  /** With those of somebody who then went on whenever told, for `ms`. */
  evaluated: number;
  ms: number;
  /** What is asked for before the next one. */
  waitMs: number;
}

/**
 * `withoutPause` tries, then further ones as the shop asks for: after each `Retry-After`, until `isEnough`. The shop's own
 * clock is set, none is read.
 */
export async function attack(
  shop: TestShop,
  guess: (number: number) => Promise<{ status: number; headers: Record<string, unknown> }>,
  isEnough: (haul: Haul) => boolean,
  withoutPause = tries,
): Promise<Haul> {
  const haul: Haul = { atOnce: 0, evaluated: 0, ms: 0, waitMs: 0 };
  for (let number = 0; ; number += 1) {
    const { status, headers } = await guess(number);
    if (status !== 429) {
      haul.evaluated += 1;
      if (number < withoutPause) haul.atOnce += 1;
    } else if (number >= withoutPause) {
      haul.waitMs = Number(headers['retry-after']) * 1000;
      if (isEnough(haul)) return haul;
      haul.ms += haul.waitMs;
      shop.setTime(new Date(startMs + haul.ms));
    }
  }
}

/** Until so many are looked at, once the wait between two of them no longer grows. */
export function msUntil(wanted: number, { evaluated, ms, waitMs }: Haul): number {
  return ms + (wanted - evaluated) * waitMs;
}

/** One visitor's address for each number, of the block that is nobody's (RFC 2544). */
export function addressNumber(number: number): string {
  return `198.18.${number >> 8}.${number & 255}`;
}

export function inWords(ms: number): string {
  const hours = Math.round(ms / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** The rows of the table of attacks in `docs/security.md`, each as its cells. */
export function documentedAttacks(): string[][] {
  const text = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const [, section = ''] = text.split('## What an attacker gets');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}
