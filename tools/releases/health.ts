/** How a release does on a host: what it did in the last five minutes. */
export interface Health {
  done: number;
  failed: number;
  p75Ms: number | null;
}

export interface HostHealth {
  /** By `name@version`. */
  releases: ReadonlyMap<string, Health>;
  errors: readonly ErrorPlace[];
}

interface HostAddress {
  url: string;
  /** `KASHI_METRICS_TOKEN` of the host; not needed on its own machine. */
  token: string | undefined;
}

/** A host that does not answer by then is taken for one that never will, in milliseconds. */
const patienceMs = 3000;

/** Errors of a release on a host since it began, by where in the source they come from. */
export interface ErrorPlace {
  /** `name@version`. */
  release: string;
  side: string;
  /** `mf-product/src/product/ProductPage.tsx:41`. */
  at: string;
  count: number;
}

/** By `name@version`, what a host tells of the releases that it has served lately. Throws, in one sentence, where none tells. */
export async function readHealth({ url, token }: HostAddress): Promise<HostHealth> {
  if (!URL.canParse(url)) throw new Error(`«${url}» is no address of a host; --host names another`);
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
  const text = await answer.text();
  return { releases: healthIn(text), errors: errorPlacesIn(text) };
}

/** Reads `/metrics`. */
export function healthIn(text: string): Map<string, Health> {
  const releases = new Map<string, Health>();
  for (const [, metric, labels = '', value] of text.matchAll(line)) {
    const said = saidBy(labels);
    const id = `${said.remote}@${said.version}`;
    const health = releases.get(id) ?? { done: 0, failed: 0, p75Ms: null };
    if (metric === 'kashi_release_recent_seconds') health.p75Ms = Number(value) * 1000;
    else if (said.outcome === 'failed') health.failed = Number(value);
    else health.done = Number(value);
    releases.set(id, health);
  }
  return releases;
}

/** The most frequent first. */
export function errorPlacesIn(text: string): ErrorPlace[] {
  return [...text.matchAll(errorLine)]
    .map(([, labels = '', count]) => {
      const { remote, version, side = '', at = '' } = saidBy(labels);
      return { release: `${remote}@${version}`, side, at, count: Number(count) };
    })
    .toSorted((one, other) => other.count - one.count);
}

type Label = 'remote' | 'version' | 'outcome' | 'side' | 'at';

function saidBy(labels: string): Partial<Record<Label, string>> {
  return Object.fromEntries(
    [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  ) as Partial<Record<Label, string>>;
}

const errorLine = /^kashi_errors_by_place_total{([^}]*)} (\S+)$/gm;
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
