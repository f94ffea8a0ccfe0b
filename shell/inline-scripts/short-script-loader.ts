import { pathToFileURL } from 'node:url';
import { experiments, type LoaderContext } from '@rspack/core';

/**
 * Shortens the inline scripts that a module exports as strings, because every document carries them: 200 bytes of the packed
 * document. The names of such modules and exports end in `script` and `Script`; other exports stay as they are.
 */
export default function shortScriptLoader(this: LoaderContext): void {
  const done = this.async();
  // The exports may be put together from those of other modules.
  this.cacheable(false);
  shortened(this.resourcePath).then(
    (source) => done(null, source),
    (error: unknown) => done(error as Error),
  );
}

async function shortened(file: string): Promise<string> {
  const exported = (await import(pathToFileURL(file).href)) as Record<string, string>;
  const lines = Object.entries(exported).map(async ([name, text]) => {
    const value = name.endsWith('Script') ? await minified(text) : text;
    return `export const ${name} = ${JSON.stringify(value)};`;
  });
  return (await Promise.all(lines)).join('\n');
}

async function minified(script: string): Promise<string> {
  // A browser far below the floor reads the scripts too, and learns from them that it gets the shop without code.
  const { code } = await experiments.swc.minify(script, {
    module: false,
    ecma: 5,
    compress: { ecma: 5, passes: 3 },
    mangle: true,
  });
  if (code.includes('<'))
    throw new Error('An inline script has a `<`, which a document may read as a tag');
  return code;
}
