import type { ShellApi } from '@kashi/border/shell-api';
import { observed, type Observe } from '../../telemetry/observed.ts';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { withDeadline } from './deadline.ts';
import { lastGoodFragment, rememberFragment } from './good-fragments.ts';

/** The deadline of a fragment on the server, in milliseconds; a later one is left to the browser. */
const fragmentDeadlineMs = 150;

interface FragmentsOptions {
  set: ReleaseSet;
  /** The path and query of the page. */
  url: string;
  shellApi: () => ShellApi;
  report(error: unknown, where: string): void;
  observe?: Observe | undefined;
}

/**
 * Renders other remotes' fragments for one request. A fragment that fails or is late shows the HTML that its release has last
 * rendered for the same props; without one, only its own place stays empty.
 */
export function fragmentRenderer({ set, url, shellApi, report, observe }: FragmentsOptions) {
  const used = new Set<string>();
  let areWhole = true;

  async function html(id: string, props: object, idPrefix: string): Promise<string> {
    const [remoteName = '', name = ''] = id.split('/');
    used.add(id);
    const entry = set.remotes.get(remoteName)?.entry;
    if (!entry?.fragments.includes(name)) return '';

    const place = { id, props, idPrefix, url };
    const { shell: host, hasAsked } = watched(shellApi());
    try {
      const rendered = await observed(
        observe,
        { kind: 'fragment', remote: remoteName, name: id },
        () =>
          withDeadline(fragmentDeadlineMs, (signal) =>
            entry.renderFragment(name, { props, host, signal, idPrefix }),
          ),
      );
      if (!hasAsked()) rememberFragment(entry, place, rendered);
      return rendered;
    } catch (error) {
      report(error, `fragment ${id}`);
      const lastGood = lastGoodFragment(entry, place);
      if (lastGood === null) areWhole = false;
      return lastGood ?? '';
    }
  }

  return { html, used, areWhole: () => areWhole };
}

/** The shell's API of one fragment, and whether the fragment has asked the shop's API for anything. */
function watched(shell: ShellApi) {
  let asked = false;
  const fetch: ShellApi['fetch'] = (...request) => {
    asked = true;
    return shell.fetch(...request);
  };
  return { shell: { ...shell, fetch }, hasAsked: () => asked };
}
