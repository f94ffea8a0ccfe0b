import { globSync, readFileSync } from 'node:fs';
import { browserFloor } from '@kashi/build/browser-floor';
import { buildChanged } from '../builds/build-changed.ts';
import { remoteFolders } from '../workspace.ts';
import { allowed, allowedIn } from './allowed.ts';
import { refusals, type FilesOf } from './refusals.ts';
import { scanScript } from './script-scan.ts';
import { scanStyle } from './style-scan.ts';
import { youngNames } from './young-names.ts';

/**
 * Builds the browser code where it is not built yet, and scans all of it, libraries included, for features that a browser of the
 * floor lacks (`browser-floor`). Refuses a feature that `allowed.ts` does not list, and a listed one that is no longer used.
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

const refused = refusals(found, allowed, allowedIn);
for (const line of refused) console.log(line);
if (refused.length > 0) {
  const floor = Object.entries(browserFloor).map(([name, version]) => `${name} ${version}`);
  console.log(
    `The floor: ${floor.join(', ')}. Do without, ask for it first, or say in tools/floor/allowed.ts why nothing is lost.`,
  );
  process.exitCode = 1;
}
