import type { RegistrySettings } from '@kashi/border/registry';
import { changeRegistry } from '../../shell/releases/change-registry.ts';
import { releasesHere } from '../../shell/releases/releases-here.ts';
import type { ReleaseStore } from '../../shell/releases/store/release-store.ts';
import { withRemote } from '../workspace.ts';

/** How long a page may be given on the server, in milliseconds: less is too short to ask the API, and no shopper waits longer. */
const [leastMs, mostMs] = [50, 10_000];

/** By what people call a switch, what a value of it sets. Each throws, in a sentence, for what is none. */
const switches = new Map<string, (value: string) => RegistrySettings>([
  [
    'server-render',
    (value) => {
      if (value !== 'on' && value !== 'off') throw new Error(`«${value}» should be on or off`);
      return { serverRender: value === 'on' };
    },
  ],
  [
    'deadline',
    (value) => {
      const deadlineMs = Number(value);
      if (/^\d+$/.test(value) && deadlineMs >= leastMs && deadlineMs <= mostMs) {
        return { deadlineMs };
      }
      throw new Error(`«${value}» should be a number of milliseconds from ${leastMs} to ${mostMs}`);
    },
  ],
]);

/**
 * Switches what is set for a live remote: whether its pages are rendered on the server, and how long one may take there, in
 * milliseconds. Hosts follow as they follow a release. Answers what is so now, in one sentence.
 */
export async function switchRemote(
  store: ReleaseStore,
  name: string,
  [wanted, value]: readonly [string, string],
): Promise<string> {
  const settingsOf = switches.get(wanted);
  if (!settingsOf) {
    throw new Error(`«${wanted}» is no switch: there are ${[...switches.keys()].join(' and ')}`);
  }
  if (name === 'shell')
    throw new Error('Remotes have switches: without the shell there is no page');
  const settings = settingsOf(value);
  const changes = await changeRegistry(store, ({ releases }) => {
    const { version } = releases[name] ?? {};
    if (version) return Promise.resolve([{ name, version, action: 'switch', settings }]);
    throw new Error(`${name} is not live: ${Object.keys(releases).join(', ') || 'nothing'} is`);
  });
  const was = changes.length === 0 ? 'was so already' : 'from now on';
  return `${name}: ${wanted} ${value}, ${was}`;
}

/** `kashi switch <remote> server-render on | off`, `kashi switch <remote> deadline 600`. */
export async function switchCommand(words: string[]): Promise<void> {
  const [name, wanted, value, ...more] = withRemote(words);
  if (!name || !wanted || !value || more.length > 0) {
    throw new Error(
      'Say whose and which: npm run switch -- mf-product server-render on | off, or: npm run switch -- mf-product deadline 600',
    );
  }
  console.log(await switchRemote(releasesHere().store, name, [wanted, value]));
}
