import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine, type Asker } from '../http/from-this-machine.ts';
import { originOfOverride, parseOverrides, type Override } from './override.ts';

/** Which overrides are allowed. */
export interface OverridePolicy {
  /** Development: overrides need no signature, and any port of this machine is allowed. */
  isOpen: boolean;
  /** The key of signatures; without a key no signature is valid. */
  key: string | null;
  /** The allowed origins of development servers. Their code runs in the host, so the list should be short. */
  origins: readonly string[];
}

/** The host's settings for overrides; the policy for one visitor follows from them. */
export interface OverrideSettings extends OverridePolicy {
  /** The visitors for whom overrides are open: those from this machine, unless an operator opens them to everybody. */
  openTo: 'machine' | 'everybody';
}

export function policyFor(asker: Asker, { openTo, ...policy }: OverrideSettings): OverridePolicy {
  const mayAsk = openTo === 'everybody' || isFromThisMachine(asker);
  return { ...policy, isOpen: policy.isOpen && mayAsk };
}

/** Signs overrides as `mf-product@pr-12~1767225600~<signature>`: valid until that second, for anyone who has the text. */
export function signOverrides(text: string, key: string, until: Date): string {
  const signed = `${text}~${Math.floor(until.getTime() / 1000)}`;
  return `${signed}~${signatureOf(signed, key)}`;
}

/** The overrides that a visitor's cookie allows; none if it is unsigned, expired or not allowed. */
export function allowedOverrides(
  shown: string | undefined,
  { isOpen, key, origins }: OverridePolicy,
  now = Date.now(),
): readonly Override[] {
  if (!shown) return [];
  const [text = '', until = '', signature = ''] = shown.split('~');
  const isSigned =
    key !== null &&
    isEqual(signature, signatureOf(`${text}~${until}`, key)) &&
    now < Number(until) * 1000;
  if (!isOpen && !isSigned) return [];

  const overrides = parseOverrides(text) ?? [];
  const isAllowed = overrides.every((override) => {
    const origin = originOfOverride(override);
    return origin === null || origins.includes(origin) || (isOpen && isThisMachine(origin));
  });
  return isAllowed ? overrides : [];
}

function signatureOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function isThisMachine(origin: string): boolean {
  return ['127.0.0.1', 'localhost'].includes(new URL(origin).hostname);
}
