import { readWebFile, webFiles, type Candidate } from '../builds/candidate.ts';
import { messageOf } from '../builds/message-of.ts';

/**
 * The browser's code and styles need nothing that a browser of the floor lacks, as `npm run check` asks of the whole workspace. A
 * team elsewhere cannot add to `allowed.ts`: its script asks for what is younger in the same file (`asked-names.ts`), and a method
 * counts only where its name has two words, since one-word names, such as `subtract` or `union`, are those of libraries as well.
 */
export async function floorCheck(candidate: Candidate): Promise<string[]> {
  const { excusedOf, scan } = await (known ??= readFloor());
  const excused = excusedOf(candidate.manifest.name);
  return webFiles(candidate)
    .filter((file) => /\.(js|css)$/.test(file))
    .flatMap((file) => {
      try {
        return scan(file, readWebFile(candidate, file).toString())
          .filter(({ name }) => !excused.has(name))
          .map(
            ({ name, lacking }) =>
              `web/${file}: ${name} is younger than the floor (${lacking.join(', ')})`,
          );
      } catch (error) {
        // The check `styles` names a style sheet that cannot be read.
        if (file.endsWith('.css')) return [];
        return [`web/${file}: it cannot be read as a module of ES2022 (${messageOf(error)})`];
      }
    });
}

let known: ReturnType<typeof readFloor> | undefined;

/** Compatibility data of 20 MB, which commands without a gate do not load. */
async function readFloor() {
  const [{ allowed, allowedIn }, { namesOf }, { scanScript }, { scanStyle }, { youngNames }] =
    await Promise.all([
      import('../../floor/allowed.ts'),
      import('../../floor/refusals.ts'),
      import('../../floor/script-scan.ts'),
      import('../../floor/style-scan.ts'),
      import('../../floor/young-names.ts'),
    ]);
  const names = youngNames();
  const members = new Map([...names.members].filter(([name]) => /[A-Z]/.test(name)));
  return {
    excusedOf: (name: string) => namesOf({ ...allowed, ...allowedIn[name] }),
    scan: (file: string, text: string) =>
      file.endsWith('.css') ? scanStyle(text) : scanScript(text, { ...names, members }),
  };
}
