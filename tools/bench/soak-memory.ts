import type { RunningShop } from '../processes/shop-processes.ts';

/** The figures of one memory sample, in MB, by their names in the table. */
export type Memory = Record<MemoryName, number>;

const told = {
  'host, all processes': { of: 'url', metric: 'process_resident_memory_bytes' },
  'host, heaps': { of: 'url', metric: 'nodejs_heap_size_used_bytes' },
  'host, kept pages': { of: 'url', metric: 'kashi_kept_pages_bytes' },
  'API, process': { of: 'apiUrl', metric: 'process_resident_memory_bytes' },
  'API, heap': { of: 'apiUrl', metric: 'nodejs_heap_size_used_bytes' },
  'API, heap of its store': { of: 'apiUrl', metric: 'kashi_store_heap_bytes' },
} as const;

export type MemoryName = keyof typeof told;
export const memoryNames = Object.keys(told) as MemoryName[];

/** The memory that host and API report now. On PostgreSQL the store has no heap in the API: 0. */
export async function memoryOf(shop: RunningShop): Promise<Memory> {
  const texts = { url: await figuresAt(shop.url), apiUrl: await figuresAt(shop.apiUrl) };
  const entries = memoryNames.map((name) => {
    const { of, metric } = told[name];
    const bytes = new RegExp(`^${metric} (\\S+)$`, 'm').exec(texts[of])?.[1] ?? '0';
    return [name, Number(bytes) / 1024 / 1024] as const;
  });
  return Object.fromEntries(entries) as Memory;
}

/**
 * Sums samples up. Of a heap, the least: it rises until a collection, and the least is what a collection has left. Of a process's
 * memory, the median.
 */
export function summed(samples: readonly Memory[]): Memory {
  const entries = memoryNames.map((name) => {
    const sorted = samples.map((sample) => sample[name]).toSorted((one, other) => one - other);
    const place = name.includes('heap') ? 0 : Math.floor(sorted.length / 2);
    return [name, sorted[place] ?? 0] as const;
  });
  return Object.fromEntries(entries) as Memory;
}

async function figuresAt(url: string): Promise<string> {
  return (await fetch(new URL('/metrics', url))).text();
}
