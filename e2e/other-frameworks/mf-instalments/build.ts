import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseByRolldown } from '../rolldown-release.ts';
import { remote } from './src/remote.ts';

const folder = import.meta.dirname;

await releaseByRolldown({
  folder,
  definition: remote,
  style: () => readFileSync(path.join(folder, 'src/instalments.css'), 'utf8'),
});
