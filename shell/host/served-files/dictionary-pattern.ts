const ofRelease = /^\/r\/([\w-]+)\/\w[\w.-]*\/web\/([^/]+)\.(js|css)$/;
/** Builds before version 1.1.0 of `@kashi/build` put a hash after the name: `shell.52c69b.js`. */
const hashed = /^([\w-]+)\.[0-9a-f]{4,8}$/;

/**
 * For which later files a browser may use this one as a dictionary (RFC 9842): for those of the same name in any release of the same
 * remote. Null for what is neither a script nor a style sheet. `path`: the address without a query.
 */
export function dictionaryPattern(path: string): string | null {
  const [, remote, file = '', type] = ofRelease.exec(path) ?? [];
  if (!remote) return null;
  const name = hashed.exec(file)?.[1];
  return `/r/${remote}/*/web/${name ? `${name}.*` : file}.${type}`;
}
