import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The fingerprint of the code that builds an index, since other code would write another file. It needs no version number: after
 * a change of the code, the first start reads every product.
 */
export function indexFormat(): string {
  const hash = createHash('sha256');
  const folder = dirname(import.meta.dirname);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (/(?<!-fixtures|\.test)\.ts$/.test(name))
      hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
