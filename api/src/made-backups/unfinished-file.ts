/** The name of a backup that is being written. */
export function unfinished(path: string): string {
  return `${path}.part`;
}
