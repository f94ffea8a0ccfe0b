import { createHmac, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine, type Asker } from '../from-this-machine.ts';
import { originOfOverride, parseOverrides, type Override } from './override.ts';

/** Who may have something else than everybody gets. */
export interface OverridePolicy {
  /** Development: without a signature, and from any port of this machine. */
  isOpen: boolean;
  /** What signatures are made with; without it none is good. */
  key: string | null;
  /** Where development servers may be. Their code runs in the host: the list is short. */
  origins: readonly string[];
}

/** What this host was told about overrides; the policy for one visitor follows from it. */
export interface OverrideSettings extends OverridePolicy {
  /** To whom it is open, where it is: to visitors from the machine itself, unless somebody has said otherwise. */
  openTo: 'machine' | 'everybody';
}

export function policyFor(asker: Asker, { openTo, ...policy }: OverrideSettings): OverridePolicy {
  const mayAsk = openTo === 'everybody' || isFromThisMachine(asker);
  return { ...policy, isOpen: policy.isOpen && mayAsk };
}

/** `mf-product@pr-12~1767225600~<signature>`: good until that second, for whoever has it. */
export function signOverrides(text: string, key: string, until: Date): string {
  const signed = `${text}~${Math.floor(until.getTime() / 1000)}`;
  return `${signed}~${signatureOf(signed, key)}`;
}

/** The overrides that a visitor may have by what they show; none where it is unsigned, expired or not allowed. */
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
