import type { z } from 'zod';

type Schema = z.core.$ZodType | undefined;

/** A value of a contract without its extensions, which are the fields that a client may miss (R28). */
export function specifiedPart(schema: Schema, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value;
  const { def } = (schema as z.core.$ZodTypes | undefined)?._zod ?? {};
  switch (def?.type) {
    case 'nullable':
      return specifiedPart(def.innerType, value);
    case 'array':
      return (value as unknown[]).map((each) => specifiedPart(def.element, each));
    case 'object':
      return Object.fromEntries(
        Object.entries(value)
          .filter(([name]) => def.shape[name]?._zod.def.type !== 'optional')
          .map(([name, field]) => [name, specifiedPart(def.shape[name], field)]),
      );
    default:
      return value;
  }
}
