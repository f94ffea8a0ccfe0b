import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readWebFile, webFiles, type Candidate } from '../builds/candidate.ts';

/** Both builds give a class the same name; otherwise the server's HTML has no style and hydration warns. */
export function classNamesCheck(candidate: Candidate): string[] {
  const { name } = candidate.manifest;
  const files = webFiles(candidate);
  const read = (file: string) => readWebFile(candidate, file).toString();
  const server = readFileSync(path.join(candidate.folder, 'node/server.cjs'), 'utf8');
  const browser = files.filter((file) => /\.(js|css)$/.test(file)).map(read);
  const known = new Set(browser.flatMap((text) => classNamesIn(text, name)));

  return [...new Set(classNamesIn(server, name).filter((className) => !known.has(className)))].map(
    (className) => `the server renders .${className}, which no style sheet of the browser has`,
  );
}

/** The form that `styleModuleRule` gives: `<remote>-<local>-<four characters of a hash>`. */
function classNamesIn(text: string, remote: string): string[] {
  return text.match(new RegExp(`\\b${remote}-[A-Za-z][\\w]*-[\\w]{4}\\b`, 'g')) ?? [];
}
