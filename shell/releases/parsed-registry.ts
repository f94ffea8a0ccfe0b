import type * as z from 'zod/mini';
import { registrySchema, type Registry } from '../../shared/src/border/registry.ts';
import { keptFile } from './kept-registries.ts';

/**
 * A registry's text, raw and validated. Throws with a sentence that names the file and the remedy if the text is no registry;
 * `file` is the name for the sentence.
 */
export function parsedRegistry(
  text: string,
  file: string,
): { content: object; registry: Registry } {
  try {
    const content = JSON.parse(text) as object;
    return { content, registry: registrySchema.parse(content) };
  } catch (error) {
    throw new Error(
      `${file} cannot be read (${reasonOf(error)}): put the last line of ${keptFile} beside it in its place, where there is one, or mend it`,
      { cause: error },
    );
  }
}

/** The reason of a JSON or schema error, with its place, on one line. */
export function reasonOf(error: unknown): string {
  const { issues, message } = error as Error & { issues?: z.core.$ZodIssue[] };
  const [issue] = issues ?? [];
  if (issue) return [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ');
  return message.replaceAll(/\s+/g, ' ');
}
