import path from 'node:path';

/** The file of the loader below, for rules of the compiler. */
export const plainStyleLoader = import.meta.filename;

/** Refuses a style sheet by its name. Without this loader it would be read as a script. */
export default function refusePlainStyle(this: { resourcePath: string; rootContext: string }) {
  const file = path.relative(this.rootContext, this.resourcePath);
  throw new Error(`${file}: name it ${path.basename(file, '.css')}.module.css`);
}
