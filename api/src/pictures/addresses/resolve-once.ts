import { Resolver } from 'node:dns/promises';

/**
 * All addresses of a host by the network's own name servers; none for an unknown one. Not by the system's call, which would hold
 * threads that the whole process shares for as long as a name server is silent.
 */
export async function resolveOnce(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver({ timeout: 5000, tries: 2 });
  const giveUp = () => resolver.cancel();
  signal.addEventListener('abort', giveUp);
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
