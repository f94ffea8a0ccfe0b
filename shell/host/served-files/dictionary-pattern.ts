/** A script or a style sheet whose name stays when its content changes: `shell.52c69b.js`, and a remote's entry. */
const named = /^(?:([\w-]+)\.[0-9a-f]{4,8}|remoteEntry)\.(js|css)$/;
const ofRelease = /^\/r\/([\w-]+)\/\w[\w.-]*\/web\/([^/]+)$/;

/** Whether later releases may have a file of the same name with other content. `file`: without its folder. */
export function hasName(file: string): boolean {
  return named.test(file);
}

/**
 * For which later files a browser may use this one as a dictionary (RFC 9842): for those of the same name in any release of the same
 * remote. Null for a file whose name says nothing about its predecessors. `path`: the address without a query.
 */
export function dictionaryPattern(path: string): string | null {
  const [, remote, file = ''] = ofRelease.exec(path) ?? [];
  const [, name, type] = named.exec(file) ?? [];
  if (!remote || !type) return null;
  return `/r/${remote}/*/web/${name ? `${name}.*.${type}` : file}`;
}
