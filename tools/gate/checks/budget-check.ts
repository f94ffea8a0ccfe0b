import { brotliCompressSync, constants } from 'node:zlib';
import { readWebFile, type Candidate } from '../builds/candidate.ts';

const kilobyte = 1024;
const most = { entry: 3.5 * kilobyte, page: 15 * kilobyte, shell: 100 * kilobyte };

/** The browser's JavaScript keeps within the byte budget of a first view, measured with brotli as it is served. */
export function budgetCheck(candidate: Candidate): string[] {
  const { name, entry, modules } = candidate.manifest;
  if (name === 'shell') return over('the shell', sizeOf(candidate, [entry]), most.shell);
  return [
    ...over('the entry', sizeOf(candidate, [entry]), most.entry),
    ...Object.entries(modules).flatMap(([module, { js }]) =>
      over(module, sizeOf(candidate, js), most.page),
    ),
  ];
}

function over(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} has ${bytes} bytes of JavaScript, ${limit} are allowed`] : [];
}

function sizeOf(candidate: Candidate, files: string[]): number {
  return files
    .map((file) => compressedSize(readWebFile(candidate, file)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** With the settings of `compress-files.ts`, which compresses the release. */
function compressedSize(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
