/** How a release does on a host: what it did in the last five minutes. */
export interface Health {
  done: number;
  failed: number;
  p75Ms: number | null;
}

interface HostAddress {
  url: string;
  /** `KASHI_METRICS_TOKEN` of the host; not needed on its own machine. */
  token: string | undefined;
}

/** A host that does not answer by then is taken for one that never will, in milliseconds. */
const patienceMs = 3000;

/** By `name@version`, what a host tells of the releases that it has served lately. Throws, in one sentence, where none tells. */
export async function readHealth({ url, token }: HostAddress): Promise<Map<string, Health>> {
  const address = new URL('/metrics', url);
  const answer = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  if (!answer) throw new Error(`No host answers at ${address.origin}; --host names another`);
  if (!answer.ok) {
    throw new Error(
      `The host at ${address.origin} tells us nothing (${answer.status}): it wants KASHI_METRICS_TOKEN`,
    );
  }
  return healthIn(await answer.text());
}

/** Reads `/metrics`. */
export function healthIn(text: string): Map<string, Health> {
  const releases = new Map<string, Health>();
  for (const [, metric, labels = '', value] of text.matchAll(line)) {
    const said = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
    ) as Partial<Record<'remote' | 'version' | 'outcome', string>>;
    const id = `${said.remote}@${said.version}`;
    const health = releases.get(id) ?? { done: 0, failed: 0, p75Ms: null };
    if (metric === 'kashi_release_recent_seconds') health.p75Ms = Number(value) * 1000;
    else if (said.outcome === 'failed') health.failed = Number(value);
    else health.done = Number(value);
    releases.set(id, health);
  }
  return releases;
}

const line = /^(kashi_release_recent(?:_seconds)?){([^}]*)} (\S+)$/gm;

/** As `npm run remotes` says it. */
export function healthSentence(health: Health | undefined): string {
  if (!health) return 'not rendered lately';
  const { done, failed, p75Ms } = health;
  const count = done + failed;
  const errors = failed === 0 ? 'no errors' : `${((failed / count) * 100).toFixed(1)} % errors`;
  const time = p75Ms === null ? '' : `, p75 ${p75Ms.toFixed(0)} ms`;
  return `${count} renders, ${errors}${time}`;
}
