import type * as z from 'zod/mini';

/** The reason of a JSON or schema error, with its place, on one line. */
export function reasonOf(error: unknown): string {
  const { issues, message } = error as Error & { issues?: z.core.$ZodIssue[] };
  const [issue] = issues ?? [];
  if (issue) return [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ');
  return message.replaceAll(/\s+/g, ' ');
}
