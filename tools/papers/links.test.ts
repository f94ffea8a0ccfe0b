import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pages = globSync(
  '{*.md,.github/**/*.md,docs/**/*.md,{api,desk,shared,shell,e2e,tools,mf-*}/**/*.md}',
  {
    exclude: (name) => name === 'node_modules' || name === 'dist',
  },
);

test.each(pages)('every link of %s leads somewhere', (page) => {
  const broken = linksOf(page).filter((link) => !leadsSomewhere(page, link));

  expect(broken).toEqual([]);
});

function linksOf(page: string): string[] {
  const text = readFileSync(page, 'utf8').replaceAll(/```.*?```/gs, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

/** A file or a folder, and where a heading is named, that heading. A team's own checkout has not every folder. */
function leadsSomewhere(page: string, link: string): boolean {
  const [to = '', heading] = link.split('#');
  const file = to === '' ? page : path.join(path.dirname(page), to);
  const [top = ''] = file.split(path.sep);
  if (!existsSync(top)) return true;
  if (!existsSync(file)) return false;
  if (heading === undefined) return true;
  return statSync(file).isFile() && headingsOf(file).includes(heading);
}

/** As forges name them in addresses. */
function headingsOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );
}
