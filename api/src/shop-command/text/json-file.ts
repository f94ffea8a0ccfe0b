import * as z from 'zod/mini';
import { CommandError } from '../command-error.ts';
import type { CommandContext } from '../command-context.ts';

/** Reads and checks a JSON file of the owner's. Throws `CommandError` that names every invalid place in it. */
export async function jsonFile<T>(
  context: CommandContext,
  path: string | undefined,
  schema: z.ZodMiniType<T>,
): Promise<T> {
  if (!path) throw new CommandError('Name a JSON file.');
  const text = await context.read(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${(error as Error).message}`);
  }
  // Without a locale zod calls every value invalid, without the reason.
  const parsed = schema.safeParse(value, { error: z.locales.en().localeError });
  if (parsed.success) return parsed.data;
  throw new CommandError(`${path} has errors.\n${z.prettifyError(parsed.error)}`);
}
