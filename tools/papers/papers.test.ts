import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';

test('.nvmrc names the Node that the commands bring along', () => {
  const { node } = JSON.parse(textOf('tools/pinned.json')) as { node: string };

  expect(textOf('.nvmrc').trim()).toBe(node);
});

test('editors write what the formatter leaves as it is', () => {
  const { printWidth, tabWidth = 2 } = JSON.parse(textOf('.oxfmtrc.json')) as {
    printWidth: number;
    tabWidth?: number;
  };

  expect(textOf('.editorconfig')).toContain(`\nmax_line_length = ${printWidth}\n`);
  expect(textOf('.editorconfig')).toContain(`\nindent_size = ${tabWidth}\n`);
});

test('the licence is the one that package.json names', () => {
  const { license } = JSON.parse(textOf('package.json')) as { license: string };

  expect(textOf('LICENSE')).toMatch(new RegExp(`^${license} License\n`));
});

test.each([
  ['vazirmatn-OFL.txt', 'shared/ui', '@fontsource-variable/vazirmatn'],
  ['tabler-icons-MIT.txt', 'shared/ui', '@tabler/icons-react'],
])('%s is the licence that came with the package', (file, folder, name) => {
  const { resolve } = createRequire(path.resolve(folder, 'package.json'));

  const itsOwn = path.join(path.dirname(resolve(`${name}/package.json`)), 'LICENSE');
  expect(textOf(`docs/licences/${file}`)).toBe(textOf(itsOwn));
});

/** A team's own checkout may be without it. */
test.skipIf(!existsSync('api'))('what others have drawn is under the licence that we name', () => {
  const { resolve } = createRequire(path.resolve('api/package.json'));
  const { license } = JSON.parse(textOf(resolve('@iconify-json/fluent-emoji/info.json'))) as {
    license: { spdx: string };
  };

  expect(existsSync(`docs/licences/fluent-emoji-${license.spdx}.txt`)).toBe(true);
});

function textOf(file: string): string {
  return readFileSync(file, 'utf8');
}
