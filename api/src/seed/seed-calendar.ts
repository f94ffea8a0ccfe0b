/**
 * The demo shop's fixed present day. All dates of the seed are relative to it and never to the clock, so that two seeds of the
 * same shop are identical.
 */
const seedEpoch = new Date('2026-11-18T06:30:00.000Z');

const dayMs = 24 * 60 * 60 * 1000;

/** A moment before the epoch. `minutes` separates two events of one day. */
export function daysBefore(days: number, minutes = 0): Date {
  return new Date(seedEpoch.getTime() - days * dayMs - minutes * 60_000);
}
