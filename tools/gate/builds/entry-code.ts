import { parse, type Token } from 'acorn';
import { readWebFile, type Candidate } from './candidate.ts';

/**
 * The code of a build's entry, token by token, without what differs in every build: the version, the hashes of files, and the short
 * names that the minimizer gives by how often it meets a letter, those of the hashes included. These are numbered in their order.
 */
export function entryCode(build: Candidate): string[] {
  const { entry, integrity, version } = build.manifest;
  const hashes = Object.keys(integrity).flatMap((file) => hashInName.exec(file)?.[1] ?? []);
  const code = [...Object.values(integrity), ...hashes, version].reduce(
    (text, hash) => text.replaceAll(hash, ''),
    readWebFile(build, entry).toString(),
  );
  const numbers = new Map<string, number>();
  return tokensOf(code).map(({ type, start, end }, at, all) => {
    const text = code.slice(start, end);
    const [before = '', after = ''] = [all[at - 1]?.type.label, all[at + 1]?.type.label];
    const isProperty =
      ['.', '?.'].includes(before) || (['{', ','].includes(before) && after === ':');
    if (type.label !== 'name' || text.length > 2 || isProperty) return text;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return `name ${number}`;
  });
}

/** The hash in a file's name: a font has one, and so do the files of builds before version 1.1.0 (`10.5f30.js`, `675ba8.css`). */
const hashInName = /(?:^|\.)([\da-f]{4,})\.\w+$/;

/** Without tokens where the text is no code: a browser will say so. */
function tokensOf(code: string): Token[] {
  const tokens: Token[] = [];
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
    return tokens;
  } catch {
    return [];
  }
}
