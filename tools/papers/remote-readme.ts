import { globSync, readFileSync } from 'node:fs';
import type { PageEntry } from '../../shared/src/border/remote-definition.ts';
import { allExpectations, type RemoteFacts } from './remote-facts.ts';

const writtenBy =
  '_Written by `npm run papers` from `src/remote.ts`, the sources and the expectations: change those._';

/** The README of a remote, in Markdown: what it owns, asks, tells and hears, and what it owes to whom. */
export function remoteReadme(facts: RemoteFacts): string {
  const { name, team, pages, fragments } = facts.definition;
  return joined([
    `# ${name}`,
    `${facts.purpose} Team: ${team ?? 'nobody'}.`,
    '## Owns',
    table(
      ['page', 'addresses', 'for', 'it is'],
      Object.entries(pages).map(([page, entry]) => [
        `[${page}](src/${entry.module.replace('./', '')})`,
        entry.paths.map(code).join(', '),
        whoFor(entry),
        entry.role ?? '',
      ]),
    ),
    Object.keys(fragments).length > 0 &&
      table(
        ['fragment', 'shown by', 'who counts on what'],
        Object.entries(fragments).map(([fragment, { module }]) => [
          `[${fragment}](src/${module.replace('./', '')})`,
          showersOf(`${name}/${fragment}`, name).join(', '),
          promisesOf(`${name}/${fragment}`),
        ]),
      ),
    '## Speaks and hears',
    `- It shows of others: ${listed(facts.shows)}`,
    `- It tells: ${listed(facts.tells)}`,
    `- It hears: ${listed(facts.hears)}`,
    `- It counts on: ${facts.expectations.map(({ fragment, file }) => `${code(fragment)} ([${base(file)}](expectations/${base(file)}))`).join(', ') || 'nobody'}`,
    `- It is to be lent: ${listed(Object.entries(facts.needs).map((need) => need.join(' ')))}, and what the kit needs`,
    '## Asks',
    facts.calls.length > 0 ? facts.calls.map((call) => `- ${code(call)}`).join('\n') : 'Nothing.',
    writtenBy,
  ]);
}

function whoFor({ audience, access, plain }: PageEntry): string {
  const who =
    access === 'customer' ? 'customers' : audience === 'everyone' ? 'everyone' : 'its visitor';
  return plain ? `${who}, without code too` : who;
}

/** The packages whose sources name a fragment of somebody else's. */
function showersOf(id: string, owner: string): string[] {
  const files = globSync('{shell/app,mf-*/src}/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith(`${owner}/`) && !/(\.test|fixtures)\.tsx?$/.test(file),
  );
  const showers = files.filter((file) =>
    new RegExp(`['"]${id}['"]`).test(readFileSync(file, 'utf8')),
  );
  return [...new Set(showers.map((file) => file.split('/')[0] ?? ''))].sort();
}

function promisesOf(id: string): string {
  return allExpectations()
    .filter(({ fragment }) => fragment === id)
    .map(({ consumer, file }) => `[${consumer}: ${base(file)}](../${file})`)
    .join(', ');
}

function base(file: string): string {
  return file.split('/').at(-1) ?? file;
}

function code(text: string): string {
  return `\`${text}\``;
}

function listed(texts: readonly string[]): string {
  return texts.map(code).join(', ') || 'nothing';
}

function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Blocks with a line between them; the items of a list stand together. */
function joined(blocks: (string | false)[]): string {
  return blocks
    .filter((block) => block !== false)
    .reduce((text, block) => {
      const isSameList = block.startsWith('- ') && text.split('\n').at(-1)?.startsWith('- ');
      return text === '' ? block : `${text}${isSameList ? '\n' : '\n\n'}${block}`;
    }, '');
}
