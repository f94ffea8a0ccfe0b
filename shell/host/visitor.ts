import { createHash, randomInt } from 'node:crypto';
import { cookiesOf } from './http/cookies.ts';
import type { Override } from './overrides/override.ts';
import { allowedOverrides, type OverridePolicy } from './overrides/override-policy.ts';

/** Everything that decides which versions a visitor gets. It does not identify the visitor, and it is not stored. */
export interface Visitor {
  /** 0 to 99, drawn by chance, so one in a hundred visitors shares it; null for machines, which get the live versions. */
  arm: number | null;
  /** The remotes whose canary the visitor's cookie asks for. */
  canaries: readonly string[];
  overrides: readonly Override[];
}

/** A visitor without any cookie and without a drawn arm. */
export const anyVisitor: Visitor = { arm: null, canaries: [], overrides: [] };

/** The cookie that keeps a visitor's arm, and with it their versions, for a month. */
export const armCookie = { name: 'kashi-arm', maxAgeSeconds: 30 * 24 * 60 * 60 };

/** The cookie that names remotes, `mf-product,mf-catalog`, whose canary the visitor wants, whatever their arm. */
const canaryCookie = 'kashi-canary';

/** The cookie of overrides, kept until the browser is closed. */
export const overrideCookie = 'kashi-override';

/** The visitor by the cookies of a request. `drawn`: the arm is new, because no cookie held one. */
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

/** The same without drawing: a visitor without an arm is taken for a machine, which gets the live versions. */
export function knownVisitorOf(cookieHeader: string | undefined, policy: OverridePolicy): Visitor {
  const { drawn, ...visitor } = visitorOf(cookieHeader, policy);
  return drawn ? { ...visitor, arm: null } : visitor;
}

/**
 * Whether a visitor gets a canary. Each canary starts at a different arm, so two canaries reach different visitors, and raising a
 * percentage keeps the visitors it already has.
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
