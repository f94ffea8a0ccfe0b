import { brotliCompressSync, constants } from 'node:zlib';
import { readWebFile, type Candidate } from '../builds/candidate.ts';

const kilobyte = 1024;
const most = { entry: 3.5 * kilobyte, page: 15 * kilobyte, shell: 100 * kilobyte };

/** The browser's JavaScript keeps within the byte budget of a first view, measured with brotli as it is served. */
export function budgetCheck(candidate: Candidate): string[] {
  const { name, entry, modules } = candidate.manifest;
  const sizeOf = sizesOf(candidate);
  if (name === 'shell') return over('the shell', sizeOf([entry]), most.shell);
  return [
    ...over('the entry', sizeOf([entry]), most.entry),
    ...Object.entries(modules).flatMap(([module, { js }]) => over(module, sizeOf(js), most.page)),
  ];
}

function over(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} has ${bytes} bytes of JavaScript, ${limit} are allowed`] : [];
}

/** The size of files together. A file is compressed once, though most modules of a remote have it in common. */
function sizesOf(candidate: Candidate): (files: readonly string[]) => number {
  const known = new Map<string, number>();
  const sizeOf = (file: string) => {
    const bytes = known.get(file) ?? compressedSize(readWebFile(candidate, file));
    known.set(file, bytes);
    return bytes;
  };
  return (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
}

/** With the settings of `compress-files.ts`, which compresses the release. */
function compressedSize(content: Buffer): number {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
