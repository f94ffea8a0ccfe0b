import type { JsonSchema } from './openapi.ts';

/** A JSON Schema in a readable notation: `{ Id: integer, Name?: string }`. */
export function schemaText(schema: JsonSchema | boolean | undefined, indent = ''): string {
  if (schema === undefined || typeof schema === 'boolean') return 'any';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((choice) => schemaText(choice, indent)))].join(' | ');
  if (schema.type === 'array') return arrayText(schema, indent);
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'string' && schema.format) return `string (${schema.format})`;
  return Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any');
}

function arrayText(schema: JsonSchema, indent: string): string {
  const items = schemaText(schema.items as JsonSchema, indent);
  return items.includes(' | ') && !items.startsWith('{') ? `(${items})[]` : `${items}[]`;
}

function objectText(schema: JsonSchema, indent: string): string {
  const required = new Set(schema.required);
  const inner = `${indent}  `;
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      `${inner}${name}${required.has(name) ? '' : '?'}: ${schemaText(field as JsonSchema, inner)}`,
  );
  return fields.length === 0 ? '{}' : `{\n${fields.join('\n')}\n${indent}}`;
}
