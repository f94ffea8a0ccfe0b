/**
 * The bytes that one visit may prefetch, as transferred: mobile data is often paid for by volume. Only actual transfers count;
 * files from the browser's cache cost nothing.
 */
const phoneBytes = 150_000;
const otherBytes = 600_000;

/** Larger than nearly every file and answer of the shop: reserved for each request under way or of unknown size. */
const heldBytes = 12_000;

const storageKey = 'kashi-ahead';

/** Only Chromium has it; other browsers reveal nothing, and the allowance alone limits them. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Counts the prefetched bytes of a visit over all its documents. */
export function createAheadAllowance() {
  const limitBytes = matchMedia('(hover: hover) and (min-width: 48rem)').matches
    ? otherBytes
    : phoneBytes;
  let spentBytes = Number(sessionStorage.getItem(storageKey) ?? 0);
  const awaited = new Set<string>();

  // Every arrival reaches an observer, even if the browser's own list is full.
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
    /** Whether this many more files may be requested. */
    admits: (files: number): boolean =>
      !isDear() && spentBytes + (awaited.size + files) * heldBytes <= limitBytes,
    /** Must be called with every address before it is requested. */
    expect: (address: string | URL): void => void awaited.add(new URL(address, location.href).href),
  };
}

/** Whether the visitor saves data, or the connection is so slow that their own requests need all of it. */
export function isDear(): boolean {
  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.endsWith('2g');
}
