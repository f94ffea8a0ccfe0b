/**
 * What may come in one visit before it is asked for, in bytes as they travel: a phone's are often paid for one by one.
 * Counted is what really came; what the browser had already costs nothing.
 */
const phoneBytes = 150_000;
const otherBytes = 600_000;

/** More than nearly any file or answer of the shop: held back for each that is on its way, or whose size nobody tells. */
const heldBytes = 12_000;

const storageKey = 'kashi-ahead';

/** Chromium's alone: other browsers tell nothing, and keep to the allowance. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Keeps the account of a visit, over all its documents. */
export function createAheadAllowance() {
  const limitBytes = matchMedia('(hover: hover) and (min-width: 48rem)').matches
    ? otherBytes
    : phoneBytes;
  let spentBytes = Number(sessionStorage.getItem(storageKey) ?? 0);
  const awaited = new Set<string>();

  // Every arrival is told to an observer, even where the browser's own list is full.
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (awaited.delete(name)) spend(transferSize ?? heldBytes);
    }
  }).observe({ type: 'resource' });

  function spend(bytes: number) {
    spentBytes += bytes;
    sessionStorage.setItem(storageKey, String(spentBytes));
  }

  return {
    /** Whether so many files more may be asked for. */
    admits: (files: number): boolean =>
      !isDear() && spentBytes + (awaited.size + files) * heldBytes <= limitBytes,
    /** To be told of every address that is asked for, before it is. */
    expect: (address: string | URL): void => void awaited.add(new URL(address, location.href).href),
  };
}

/** The visitor saves data, or a byte takes so long that what they ask for themselves needs every one. */
function isDear(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
