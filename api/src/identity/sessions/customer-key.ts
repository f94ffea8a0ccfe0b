import { createHash } from 'node:crypto';

/**
 * By it a customer's own browser knows the same customer again: two may have one name, and one may be renamed. It says neither the number,
 * which changes, nor the id, which would tell how many customers the shop has.
 */
export function customerKeyOf({ id, registered_at }: { id: number; registered_at: Date }): string {
  return createHash('sha256')
    .update(`customer ${id} of ${registered_at.getTime()}`)
    .digest('base64url')
    .slice(0, 16);
}
