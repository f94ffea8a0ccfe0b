export interface TextFile {
  file: string;
  text: string;
}

/**
 * One line for each custom property that a style takes without a value to fall back to, and that neither these files nor `given`, those
 * of packages, set: browsers drop its declaration without a word.
 */
export function unsetProperties(
  files: readonly TextFile[],
  given: readonly TextFile[] = [],
): string[] {
  const set = propertiesSetIn([...files, ...given]);
  return files.filter(isStyle).flatMap(({ file, text }) =>
    namesIn(text, /var\(\s*(--[\w-]+)\s*\)/g)
      .filter((name) => !set.has(name))
      .map(
        (name) =>
          `${file}: ${name} is set nowhere; styles/tokens.css of @kashi/ui has the colours and sizes`,
      ),
  );
}

/** In a style sheet, or by code: as a property of `style`, by `setProperty`, or in a style of Svelte. */
export function propertiesSetIn(files: readonly TextFile[]): Set<string> {
  return new Set(
    files.flatMap((one) =>
      isStyle(one)
        ? namesIn(one.text, /(--[\w-]+)\s*:|@property\s+(--[\w-]+)/g)
        : namesIn(one.text, /['"`](--[\w-]+)['"`]|(--[\w-]+):/g),
    ),
  );
}

function isStyle({ file }: TextFile): boolean {
  return file.endsWith('.css');
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name, other]) => name ?? other ?? '');
}
