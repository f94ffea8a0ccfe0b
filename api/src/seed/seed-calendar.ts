/**
 * The day on which the demo shop stands still. Every date of the seed is counted back from it, never from the clock,
 * so that two seeds of the same shop are equal to the byte.
 */
const seedEpoch = new Date('2026-11-18T06:30:00.000Z');

const dayMs = 24 * 60 * 60 * 1000;

/** A moment before the epoch. `minutes` keeps two events of one day apart. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(seedEpoch.getTime() - days * dayMs - minutes * 60_000);
}
