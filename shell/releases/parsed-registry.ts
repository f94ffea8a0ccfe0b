import type * as z from 'zod/mini';
import { registrySchema, type Registry } from '../../shared/src/border/registry.ts';
import { keptFile } from './kept-registries.ts';

/**
 * What a registry's text says, as it was written and as it is understood. Throws, in a sentence that names the file and says
 * what to do, where it is none; `file` is what people know it by.
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

/** Of an error of JSON's or of a schema's, what is wrong where; on one line. */
function reasonOf(error: unknown): string {
  const { issues, message } = error as Error & { issues?: z.core.$ZodIssue[] };
  const [issue] = issues ?? [];
  if (issue) return [issue.path.map(String).join('.'), issue.message].filter(Boolean).join(': ');
  return message.replaceAll(/\s+/g, ' ');
}
