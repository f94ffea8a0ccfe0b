import type { LoaderContext } from '@rspack/core';
import { cut, type Cut } from '@kashi/build/runtime/cut';

/** Texts that nobody reads in a browser of the shop, by the end of their file's name. An error still has its number. */
const texts: Record<string, Cut[]> = {
  'desc.mjs': [[/^\t\[\w+\]: "(?:[^"\\]|\\.)*",?$/gm, '']],
  // The address of the documentation, once for each error.
  'getShortErrorMsg.mjs': [[/msg\.push\(getDocsUrl\(errorCode\)\);/g, '']],
  'getShortErrorMsg.js': [[/msg\.push\(getDocsUrl\(errorCode\)\);/g, '']],
  // Consoles without some methods, and the stack of each message for developers of the runtime itself.
  'sdk/dist/logger.js': [
    [
      /^\temit\(method, args\) \{[^]*?^\t\}$/gm,
      'emit(method, args) { console[method](this.prefix, ...args); }',
    ],
    [/^const infrastructureLogger = .*$/gm, 'const infrastructureLogger = logger;'],
  ],
};

/** Removes the federation runtime's explanations of its errors, and the care of its log for unusual consoles. */
export default function unreadMessagesLoader(this: LoaderContext, source: string): string {
  const found = Object.entries(texts).find(([end]) => this.resourcePath.endsWith(end));
  return cut(source, found?.[1] ?? []);
}
