import { globSync, readFileSync } from 'node:fs';
import { browserFloor } from '../../shared/src/browsers/browser-floor.ts';
import { buildChanged } from '../build-changed.ts';
import { remoteFolders } from '../workspace.ts';
import { allowed } from './allowed.ts';
import { refusals, type FilesOf } from './refusals.ts';
import { scanScript } from './script-scan.ts';
import { scanStyle } from './style-scan.ts';
import { youngNames } from './young-names.ts';

/**
 * Builds what browsers get, where it is not built yet, and looks through all of it for what the oldest of them lack (`browser-floor`): of a library as
 * of our own code. Refuses what `allowed.ts` has no reason for, and reasons that nobody needs any more.
 */
const packages = ['shell', ...remoteFolders()];
await buildChanged(packages);
const names = youngNames();
const found: FilesOf = new Map();
for (const file of globSync(packages.map((name) => `${name}/dist/web/*.{js,css}`))) {
  const text = readFileSync(file, 'utf8');
  for (const { name, lacking } of file.endsWith('.css')
    ? scanStyle(text)
    : scanScript(text, names)) {
    const known = found.get(name) ?? { lacking, files: [] };
    found.set(name, { lacking, files: [...known.files, file] });
  }
}

const refused = refusals(found, allowed);
for (const line of refused) console.log(line);
if (refused.length > 0) {
  const floor = Object.entries(browserFloor).map(([name, version]) => `${name} ${version}`);
  console.log(
    `The floor: ${floor.join(', ')}. Do without, or say in tools/floor/allowed.ts why nothing is lost.`,
  );
  process.exitCode = 1;
}
