import { globSync, readFileSync } from 'node:fs';
import type { PageEntry } from '@kashi/border/remote-definition';
import { allExpectations, type RemoteFacts } from './remote-facts.ts';

const writtenBy =
  '_Written by `npm run papers` from `src/remote.ts`, the sources and the expectations: change those._';

/** The README of a remote, in Markdown: its pages, fragments, calls and events, and the expectations of other remotes. */
export function remoteReadme(facts: RemoteFacts): string {
  const { name, team, pages, fragments } = facts.definition;
  return joined([
    `# ${name}`,
    `${facts.purpose} Team: ${team ?? 'none'}.`,
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
        ['fragment', 'shown by', 'expectations of it'],
        Object.entries(fragments).map(([fragment, { module }]) => [
          `[${fragment}](src/${module.replace('./', '')})`,
          showersOf(`${name}/${fragment}`, name).join(', '),
          promisesOf(`${name}/${fragment}`),
        ]),
      ),
    '## Fragments and events',
    `- Fragments of other remotes that it shows: ${listed(facts.shows)}`,
    `- Events that it publishes: ${listed(facts.tells)}`,
    `- Events that it listens to: ${listed(facts.hears)}`,
    `- Its expectations: ${facts.expectations.map(({ fragment, file }) => `${code(fragment)} ([${base(file)}](expectations/${base(file)}))`).join(', ') || 'none'}`,
    `- Libraries that the shell lends it: ${listed(Object.entries(facts.needs).map((need) => need.join(' ')))}, and those that the kit needs`,
    '## Calls',
    facts.calls.length > 0 ? facts.calls.map((call) => `- ${code(call)}`).join('\n') : 'None.',
    writtenBy,
  ]);
}

function whoFor({ audience, access, plain }: PageEntry): string {
  const who =
    access === 'customer' ? 'customers' : audience === 'everyone' ? 'everyone' : 'its visitor';
  return plain ? `${who}, without code too` : who;
}

/** The packages with sources that name this fragment of another package. */
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
  return texts.map(code).join(', ') || 'none';
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
