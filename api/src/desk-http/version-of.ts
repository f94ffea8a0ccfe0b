import { createHash } from 'node:crypto';

/**
 * Names a state, so that whoever saves can say which state they have seen. The store keeps no number for it: the name follows from
 * the state itself, whoever has made it.
 */
export function versionOf(state: object): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
}
