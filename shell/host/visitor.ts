import { createHash, randomInt } from 'node:crypto';
import { cookiesOf } from './cookies.ts';
import type { Override } from './overrides/override.ts';
import { allowedOverrides, type OverridePolicy } from './overrides/override-policy.ts';

/** All that decides which versions a visitor gets. It says nothing of who they are, and is written down nowhere. */
export interface Visitor {
  /** 0 to 99, drawn by chance and shared with one in a hundred; null for machines that get what is live. */
  arm: number | null;
  /** The remotes whose canary their cookie asks for. */
  canaries: readonly string[];
  overrides: readonly Override[];
}

/** Without any cookie, and without a draw. */
export const anybody: Visitor = { arm: null, canaries: [], overrides: [] };

/** Keeps a visitor with the versions that they had, for a month. */
export const armCookie = { name: 'kashi-arm', maxAgeSeconds: 30 * 24 * 60 * 60 };

/** Names remotes, `mf-product,mf-catalog`, whose canary its owner wants, whatever was drawn. */
const canaryCookie = 'kashi-canary';

/** Kept until the browser is closed. */
export const overrideCookie = 'kashi-override';

/** The visitor by the cookies that they have sent. `drawn`: they have none yet that keeps their arm. */
export function visitorOf(
  cookieHeader: string | undefined,
  policy: OverridePolicy,
): Visitor & { arm: number; drawn: boolean } {
  const cookies = cookiesOf(cookieHeader);
  const kept = cookies[armCookie.name] ?? '';
  const drawn = !/^\d\d?$/.test(kept);
  return {
    arm: drawn ? randomInt(100) : Number(kept),
    drawn,
    canaries: cookies[canaryCookie]?.split(',') ?? [],
    overrides: allowedOverrides(cookies[overrideCookie], policy),
  };
}

/** The same without a draw: who has no arm yet is taken for a machine, which gets what is live. */
export function knownVisitorOf(cookieHeader: string | undefined, policy: OverridePolicy): Visitor {
  const { drawn, ...visitor } = visitorOf(cookieHeader, policy);
  return drawn ? { ...visitor, arm: null } : visitor;
}

/**
 * Whether a visitor is among those that get a canary. Each canary begins to count at an arm of its own: two of them meet
 * other visitors, and one that is shown to more keeps those it has.
 */
export function getsCanary(
  { arm, canaries }: Visitor,
  { name, version, percent }: { name: string; version: string; percent: number },
): boolean {
  if (canaries.includes(name)) return true;
  if (arm === null) return false;
  const first = createHash('sha256').update(`${name}@${version}`).digest().readUInt32BE() % 100;
  return (arm - first + 100) % 100 < percent;
}
