import { smallestScript } from '@kashi/build/release/compress-files';
import { readWebFile, type Candidate } from '../builds/candidate.ts';

const kilobyte = 1024;
const most = { entry: 3.5 * kilobyte, page: 15 * kilobyte, shell: 100 * kilobyte };

/** The browser's JavaScript keeps within the byte budget of a first view, measured with brotli as it is served. */
export async function budgetCheck(candidate: Candidate): Promise<string[]> {
  const { name, entry, modules } = candidate.manifest;
  const sizeOf = sizesOf(candidate);
  if (name === 'shell') return over('the shell', await sizeOf([entry]), most.shell);
  const ofModules = Object.entries(modules).map(async ([module, { js }]) =>
    over(module, await sizeOf(js), most.page),
  );
  const ofEntry = over('the entry', await sizeOf([entry]), most.entry);
  return [...ofEntry, ...(await Promise.all(ofModules)).flat()];
}

function over(what: string, bytes: number, limit: number): string[] {
  return bytes > limit ? [`${what} has ${bytes} bytes of JavaScript, ${limit} are allowed`] : [];
}

/** The size of files together. A file is compressed once, though most modules of a remote have it in common. */
function sizesOf(candidate: Candidate): (files: readonly string[]) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const bytes = known.get(file) ?? compressedSize(readWebFile(candidate, file));
    known.set(file, bytes);
    return bytes;
  };
  return async (files) =>
    (await Promise.all(files.map(sizeOf))).reduce((sum, bytes) => sum + bytes, 0);
}

async function compressedSize(content: Buffer): Promise<number> {
  return (await smallestScript(content)).length;
}
