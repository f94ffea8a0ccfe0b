import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf, templateOf, textsOfCode } from './said-by-code.ts';

const pages = globSync('docs/recipes/*.md')
  .filter((page) => !page.endsWith('README.md'))
  .map((page) => ({ page, text: readFileSync(page, 'utf8') }));

const paths = pages.flatMap(({ page, text }) => pathsIn(text).map((path) => ({ page, path })));
const messages = pages.flatMap(({ text }) =>
  messagesOf(text.split('## What a mistake looks like')[1] ?? ''),
);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
const sources = [
  ...textsOfCode({ tests: true }),
  ...[
    '.dependency-cruiser.cjs',
    'tools/boundaries/layers.cjs',
    'shell/app/client/event-bus.ts',
  ].map((file) => readFileSync(file, 'utf8')),
];

test('the recipes name files and messages to hold', () => {
  expect(pages.length).toBeGreaterThanOrEqual(8);
  expect(paths.length).toBeGreaterThan(60);
  expect(messages.length).toBeGreaterThan(20);
});

test.each(pages)(
  '$page says when, which files, what judges it and what mistakes look like',
  ({ text }) => {
    expect(text.match(/(?<=^## ).*/gm)).toEqual([
      'When',
      'Files, in the order of releases',
      'Judged by',
      'What a mistake looks like',
    ]);
  },
);

test('the index leads to every recipe, and the README and the page on development to the index', () => {
  const index = readFileSync('docs/recipes/README.md', 'utf8');
  const linked = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(
    ([, file = '']) => `docs/recipes/${file}`,
  );

  expect(linked.sort()).toEqual(pages.map(({ page }) => page).sort());
  expect(readFileSync('README.md', 'utf8')).toContain('](docs/recipes/README.md)');
  expect(readFileSync('docs/development.md', 'utf8')).toContain('](recipes/README.md)');
});

/** A team's own checkout has not all the code. */
test.skipIf(!existsSync('api')).each(paths)('$page: $path is there', ({ path }) => {
  expect(globSync(patternOf(path))).not.toEqual([]);
});

test.each(pages)('every command of $page is one of package.json', ({ text }) => {
  const commands = [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test))/g)].map(
    ([, ran, short]) => ran ?? short ?? '',
  );

  expect(commands).not.toEqual([]);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test.skipIf(!existsSync('api')).each(messages)(
  '«%s» is said by the code or by a test',
  (message) => {
    expect(sources.some((code) => templateOf(message).test(code))).toBe(true);
  },
);

/** Texts in backquotes that begin in a folder of the repository, or are a file beside `package.json`. */
function pathsIn(text: string): string[] {
  const said = text.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\s]+)`/g);
  return [...said]
    .map(([, path = '']) => path)
    .filter(
      (path) =>
        /^(?:api|docs|e2e|mf-[\w-]+|shared|shell|tools|\.github)\//.test(path) || isBeside(path),
    );
}

function isBeside(path: string): boolean {
  return /^[\w.-]+\.(?:md|ya?ml|json|example)$/.test(path);
}

/** `mf-x` is any remote, `<name>` any name and `NNN` any number: at least one file has to be called so. */
function patternOf(path: string): string {
  return path
    .replace(/^mf-x\//, 'mf-*/')
    .replaceAll(/<[^>]+>/g, '*')
    .replaceAll('NNN', '[0-9][0-9][0-9]');
}
