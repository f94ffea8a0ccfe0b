import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const docs = readFileSync('docs/operations/opening.md', 'utf8');

test.each([
  ['docs/operations/kashi.service', /^ExecStart=\/usr\/bin\/env (.*)$/m],
  ['docs/operations/Containerfile', /^CMD \["(node".*)"\]$/m],
])('%s starts what `npm start` does, and the docs lead to it', (file, command) => {
  const started = command.exec(readFileSync(file, 'utf8'))?.[1]?.replaceAll('", "', ' ');

  expect(started).toBe(scripts['start']);
  expect(docs).toContain(`](${path.basename(file)})`);
});

test('a container has the folder for its data, and what installs the shop is there', () => {
  const container = readFileSync('docs/operations/Containerfile', 'utf8');

  const [, script = ''] = /^RUN node (\S+) --version$/m.exec(container) ?? [];
  expect(existsSync(script)).toBe(true);
  const [, volume] = /^VOLUME (.*)$/m.exec(container) ?? [];
  expect(container).toContain(`KASHI_DATA=${volume}\n`);
});
