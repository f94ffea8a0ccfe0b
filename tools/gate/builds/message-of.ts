/** The first line of what was thrown. The code of a build may throw any value, and its errors may be of a realm of their own. */
export function messageOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown };
  const [line = ''] = (typeof message === 'string' ? message : String(error)).split('\n');
  return line;
}
