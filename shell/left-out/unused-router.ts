import type { LoaderContext } from '@rspack/core';

/**
 * Tells the bundler what react-router's package does not declare: creating components at start-up, and naming them for developer
 * tools, has no side effects. Everything that the shell does not lend can then be left out (31 KB of 44). `PrefetchPageLinks` is
 * only for the router's framework mode, which would have to provide its context first.
 */
export default function unusedRouterLoader(this: LoaderContext, source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";\n/gm, '')
    .replaceAll(
      /^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ $2',
    )
    .replaceAll(/React\d*\.createElement\(PrefetchPageLinks, \{ page: href \}\)/g, 'null');
}
