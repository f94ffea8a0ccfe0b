import { registrySchema, type Registry } from '@kashi/border/registry';
import { keptFile } from './kept-registries.ts';
import { reasonOf } from '../reason-of.ts';

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
