import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../settings/environment.ts';
import type { Shop } from '../shop.ts';
import { privateFile } from '../store/embedded/private-files.ts';
import { inviteFirstOwner, setupPath } from './invitations.ts';

/**
 * What the start says of the desk at an address. A desk without an owner gets a set-up address, which makes its reader the owner:
 * in production it stands in a file that the shop's own user alone may read, since logs are kept and sent to other machines.
 */
export async function greetingOfDesk(
  shop: Pick<Shop, 'store' | 'clock'> & {
    environment: Pick<Environment, 'isProduction' | 'dataDirectory'>;
  },
  address: string,
): Promise<string> {
  const { isProduction, dataDirectory } = shop.environment;
  const file = join(dataDirectory, 'first-owner');
  const token = await inviteFirstOwner(shop);
  rmSync(file, { force: true });
  if (!token) return `The owner's desk answers at ${address}`;

  const setup = `${address}${setupPath(token)}`;
  const wish = "The owner's desk has no owner yet; set it up once, within 24 hours";
  if (!isProduction) return `${wish}: ${setup}`;
  writeFileSync(file, `${setup}\n`, { mode: privateFile, flag: 'wx' });
  return `${wish}, at the address in ${file}`;
}
