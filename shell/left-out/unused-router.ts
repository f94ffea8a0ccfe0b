import type { LoaderContext } from '@rspack/core';

/**
 * Says of react-router's module what its bundler has not said: components that are made where it starts have no effect but
 * being there, and a name for the developer tools is none either. Whatever the shell does not lend can then be left out
 * (31 KB of 44). `PrefetchPageLinks` serves the router's own framework mode, which would have to bring its context first.
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
