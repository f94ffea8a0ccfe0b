import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';

/** The text as `npm run fix` leaves it in a file of this name. Throws where the text cannot be parsed. Run from the project's root. */
export async function formatted(file: string, text: string): Promise<string> {
  const form = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, form);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}
