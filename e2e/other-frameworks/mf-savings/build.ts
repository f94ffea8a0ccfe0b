import { releaseByRolldown } from '../rolldown-release.ts';
import { remote } from './src/remote.ts';
import { styles, svelte } from './svelte-plugin.ts';

await releaseByRolldown({
  folder: import.meta.dirname,
  definition: remote,
  plugins: (side) => [svelte(remote.name, side)],
  style: () => [...styles.values()].join('\n'),
});
