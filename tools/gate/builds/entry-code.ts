import { parse, type Token } from 'acorn';
import { readWebFile, type Candidate } from './candidate.ts';

/**
 * The code of a build's entry, token by token, without what differs in every build: the version, the hashes of files, and the short
 * names that the minimizer gives by how often it meets a letter, those of the hashes included.
 */
export function entryCode(build: Candidate): string[] {
  const { entry, integrity, version } = build.manifest;
  const hashes = Object.keys(integrity).flatMap((file) => /[\da-f]{6,}/.exec(file)?.[0] ?? []);
  const code = [...Object.values(integrity), ...hashes, version].reduce(
    (text, hash) => text.replaceAll(hash, ''),
    readWebFile(build, entry).toString(),
  );
  return tokensOf(code).map(({ type, start, end }, at, all) => {
    const isProperty = all[at - 1]?.type.label === '.';
    const isShortName = type.label === 'name' && end - start <= 2 && !isProperty;
    return isShortName ? 'name' : code.slice(start, end);
  });
}

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
