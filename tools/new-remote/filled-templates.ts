import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ending = '.template';

/** Throws a sentence if the name is not one of a remote, or if the folder is there already. */
export function expectNewRemote(name: string, folder: string): void {
  if (!/^mf-[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error(`«${name}» should be a name such as mf-guide`);
  }
  if (existsSync(folder)) throw new Error(`${name} is there already`);
}

/** What a remote's templates say of it: `mf-guide` answers at `/guide`. */
export function ofRemote(name: string): Record<string, string> {
  return { remote: name, path: name.replace(/^mf-/, '') };
}

/**
 * Writes every template of a folder, without the ending of its name, with each `{{fact}}` filled in; a file that is there already is
 * written anew. Throws for a fact that nobody has named.
 */
export function fillTemplates(
  templates: string,
  folder: string,
  facts: Record<string, string>,
): void {
  const files = readdirSync(templates, { recursive: true, encoding: 'utf8' });
  for (const template of files.filter((each) => each.endsWith(ending))) {
    const file = path.join(folder, template.slice(0, -ending.length));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, filledIn(readFileSync(path.join(templates, template), 'utf8'), facts));
  }
}

function filledIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{([^\s{}]+)\}\}/g, (_place, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The template wants ${name}, which nobody has named`);
    return fact;
  });
}
