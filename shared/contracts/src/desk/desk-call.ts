import type * as z from 'zod/mini';

/** The roles of the staff; a member has one role or several. */
export const roles = ['owner', 'orders', 'catalogue', 'support'] as const;
export type Role = (typeof roles)[number];

/**
 * The callers that a call of the desk accepts: members with one of these roles; `half`, a member who has given the password and
 * not yet the second factor; `anyone`, a browser without a session.
 */
export type DeskAccess = readonly Role[] | 'half' | 'anyone';

/** One call of the owner's desk: its input (query or JSON body), its `Value`, and the callers that it accepts. */
export interface DeskCall<
  Input extends z.core.$ZodType = z.core.$ZodType,
  Value extends z.core.$ZodType = z.core.$ZodType,
  Access extends DeskAccess = DeskAccess,
> {
  /** One English sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /** The type of an answer that is not the envelope, because it is written while it is read. */
  streams?: 'text/csv' | 'text/event-stream' | 'application/x-ndjson';
  /** The largest body in bytes, where the call takes more than forms usually have. */
  mostBytes?: number;
  /** The type of a body that is a file and not JSON; the server reads it as it arrives. */
  takes?: 'application/octet-stream';
  input: Input;
  value: Value;
}

/** Keeps the exact types of the schemas and of the access, so that both sides of the wire infer from them. */
export function deskCall<
  Input extends z.core.$ZodType,
  Value extends z.core.$ZodType,
  const Access extends DeskAccess,
>(definition: DeskCall<Input, Value, Access>): DeskCall<Input, Value, Access> {
  return definition;
}

/** A call's name: its method and its path. GET reads; POST changes, and every change is in the audit log. */
export type DeskCallName = `${'GET' | 'POST'} /v1/desk/${string}`;

/** Every member of the staff. */
export const anyRole = ['owner', 'orders', 'catalogue', 'support'] as const satisfies typeof roles;
