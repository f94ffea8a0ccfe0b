import * as z from 'zod/mini';

/** The error of one field of the input. `Field` is the input's own name, `Message` a Persian sentence. */
export const fieldErrorSchema = z.object({ Field: z.string(), Message: z.string() });

/**
 * The body of every answer (R1). `Status` equals the HTTP status; `Message` is Persian and fit to show;
 * `Errors` comes with a 400 whose input broke the contract.
 */
export function envelopeSchema<Value extends z.ZodMiniType>(value: Value) {
  return z.object({
    Value: value,
    Message: z.nullable(z.string()),
    Status: z.int(),
    Errors: z.optional(z.array(fieldErrorSchema)),
  });
}

/** The envelope of a refusal. `Value` may still explain, as an empty cart's does (§8). */
export const refusalSchema = envelopeSchema(z.unknown());

export type FieldError = z.infer<typeof fieldErrorSchema>;
export type Refusal = z.infer<typeof refusalSchema>;
