/** The visitor's answer to whether what they do may be counted (R48). */
export interface Consent {
  isGiven: boolean;
  /** When it was answered, as an ISO 8601 instant. */
  at: string;
}

/** The key in local storage. Before an answer there is nothing in it. */
const storageKey = 'figuresConsent';

/** The answer as it lies in the storage: a text, so that parts of the screen can tell whether it has changed. */
export function keptConsent(): string | null {
  return localStorage.getItem(storageKey);
}

/** Null before an answer; what another version of the shop has kept in another shape counts as none. */
export function consentIn(kept: string | null): Consent | null {
  try {
    const { isGiven, at } = JSON.parse(kept ?? '{}') as Partial<Consent>;
    if (typeof isGiven !== 'boolean' || Number.isNaN(Date.parse(at ?? ''))) return null;
    return { isGiven, at: String(at) };
  } catch {
    return null;
  }
}

/** Keeps the answer with its time; all tabs follow. */
export function keepConsent(isGiven: boolean): void {
  const consent: Consent = { isGiven, at: new Date().toISOString() };
  localStorage.setItem(storageKey, JSON.stringify(consent));
  // The browser itself tells only the other tabs.
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}

export function onConsent(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Whether the browser says no for its visitor, by Global Privacy Control or Do Not Track: that is a refusal, and nobody is asked. */
export function browserRefuses(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Whether the visitor is still to be asked. */
export function isUnanswered(): boolean {
  return !browserRefuses() && !consentIn(keptConsent());
}

export function mayCount(): boolean {
  return !browserRefuses() && consentIn(keptConsent())?.isGiven === true;
}
