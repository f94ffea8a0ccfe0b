import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { command } from '../running/command.ts';
import { codeowners } from './codeowners.ts';
import { envExample } from './env-example.ts';
import { formatted } from './formatted.ts';
import { releaseWorkflow, withReleaseChoices } from './release-choices.ts';
import { allRemotes } from './remote-facts.ts';
import { remoteReadme } from './remote-readme.ts';
import { roleTable } from './role-table.ts';

/** The papers that are made of what remotes, the tables of variables and the desk's calls say, by file. Run from the project's root. */
export async function papers(): Promise<Map<string, string>> {
  const remotes = await allRemotes();
  const readmes = remotes.map((facts) =>
    paper(path.join(facts.definition.name, 'README.md'), remoteReadme(facts)),
  );
  return new Map([
    ['.env.example', envExample(readFileSync('docs/operations/variables.md', 'utf8'))],
    ['.github/CODEOWNERS', codeowners(remotes.map(({ definition }) => definition))],
    await paper('docs/operations/desk-roles.md', roleTable()),
    ...(await releaseForm(remotes.map(({ definition }) => definition.name))),
    ...(await Promise.all(readmes)),
  ]);
}

/** None where the workspace has no jobs of a forge. */
async function releaseForm(remotes: readonly string[]): Promise<[file: string, text: string][]> {
  const workflow = textOf(releaseWorkflow);
  return workflow === null
    ? []
    : [await paper(releaseWorkflow, withReleaseChoices(workflow, remotes))];
}

async function paper(file: string, text: string): Promise<[file: string, text: string]> {
  return [file, await formatted(file, text)];
}

/** The papers whose text differs from what the command would write now. */
export async function stalePapers(): Promise<string[]> {
  const wanted = [...(await papers())];
  return wanted.filter(([file, text]) => textOf(file) !== text).map(([file]) => file);
}

function textOf(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

if (import.meta.main) {
  await command(async () => {
    const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
    // The papers are made from all remotes together, and a team's own checkout has not all of them.
    if (!existsSync('api')) return console.log('Papers are written where all remotes are');
    const stale = await stalePapers();
    if (values.check) {
      if (stale.length === 0) return;
      throw new Error(`${stale.join(', ')}: not what they are made of now. npm run papers`);
    }
    const wanted = await papers();
    for (const file of stale) writeFileSync(file, wanted.get(file) ?? '');
    console.log(
      stale.length > 0 ? `Written: ${stale.join(' ')}` : 'All papers are as they should be',
    );
  });
}
