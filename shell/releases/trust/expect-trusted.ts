import type { KeyObject } from 'node:crypto';
import { registrySchema } from '@kashi/border/registry';
import { expectSigned } from '../keys/registry-signature.ts';
import { expectSignedByTeams, isOfTeams, type TeamsRegistry } from './team-signatures.ts';

/**
 * Throws a sentence unless the stored registry is the shop's: signed with the shop's key as a whole, or, where teams have keys of
 * their own, name by name.
 */
export function expectTrusted(content: object, shop: KeyObject): void {
  if (!('keyring' in content)) {
    expectSigned(content, shop);
    return;
  }
  // Reads the shape alone: the signatures cover fields that this version does not know as well.
  if (isOfTeams(registrySchema.parse(content))) expectSignedByTeams(content as TeamsRegistry, shop);
}
