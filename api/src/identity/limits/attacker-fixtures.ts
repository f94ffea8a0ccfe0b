import { readFileSync } from 'node:fs';
import type { TestShop } from '../../testing/test-shop.ts';

export const tries = 1000;
export const hourMs = 3_600_000;

const startMs = Date.parse('2026-01-10T08:00:00Z');

interface Haul {
  /** How many of the tries without a pause were checked at all. */
  atOnce: number;
  /** How many tries were checked within `ms`, including further ones made as soon as the shop allowed them. */
  evaluated: number;
  ms: number;
  /** The wait that the shop asked for before the next try. */
  waitMs: number;
}

/**
 * Makes `withoutPause` tries, then further ones, waiting for each `Retry-After`, until `isEnough`. It sets the shop's clock
 * instead of reading a real one.
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

/** The time until `wanted` tries are checked, given that the wait between tries no longer grows. */
export function msUntil(wanted: number, { evaluated, ms, waitMs }: Haul): number {
  return ms + (wanted - evaluated) * waitMs;
}

/** A visitor's address for each number, from the block reserved for benchmarks (RFC 2544). */
export function addressNumber(number: number): string {
  return `198.18.${number >> 8}.${number & 255}`;
}

export function inWords(ms: number): string {
  const hours = Math.round(ms / hourMs);
  return hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
}

/** The rows of the table of attacks in `docs/security.md`, as cells. */
export function documentedAttacks(): string[][] {
  const text = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
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
