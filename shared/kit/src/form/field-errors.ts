import type { FieldError } from '@kashi/contracts/call/envelope';

/** The issues of a schema as errors of fields, one for each. */
export function fieldErrors(issues: { path: PropertyKey[]; message: string }[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([Field, Message]) => ({ Field, Message }));
}
