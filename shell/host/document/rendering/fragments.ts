import type { ShellApi } from '@kashi/shared/border/shell-api';
import { observed, type Observe } from '../../telemetry/observed.ts';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { withDeadline } from './deadline.ts';

/** The deadline of a fragment on the server, in milliseconds; a later one is left to the browser. */
const fragmentDeadlineMs = 150;

interface FragmentsOptions {
  set: ReleaseSet;
  shellApi: () => ShellApi;
  report(error: unknown, where: string): void;
  observe?: Observe | undefined;
}

/** Renders other remotes' fragments for one request. A fragment that fails leaves only its own place empty. */
export function fragmentRenderer({ set, shellApi, report, observe }: FragmentsOptions) {
  const used = new Set<string>();
  let areWhole = true;

  async function html(id: string, props: object, idPrefix: string): Promise<string> {
    const [remoteName = '', name = ''] = id.split('/');
    used.add(id);
    const entry = set.remotes.get(remoteName)?.entry;
    if (!entry?.fragments.includes(name)) return '';

    try {
      return await observed(observe, { kind: 'fragment', remote: remoteName, name: id }, () =>
        withDeadline(fragmentDeadlineMs, (signal) =>
          entry.renderFragment(name, { props, host: shellApi(), signal, idPrefix }),
        ),
      );
    } catch (error) {
      areWhole = false;
      report(error, `fragment ${id}`);
      return '';
    }
  }

  return { html, used, areWhole: () => areWhole };
}
