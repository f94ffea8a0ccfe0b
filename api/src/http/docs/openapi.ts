import type { Call } from '@kashi/shared/contracts/call/call';
import { calls } from '@kashi/shared/contracts/call/calls';
import {
  idempotencyKeyHeader,
  idempotencyKeyPattern,
} from '@kashi/shared/contracts/call/idempotency-key';
import { refusalSchema } from '@kashi/shared/contracts/call/envelope';
import * as z from 'zod/mini';

/** A JSON Schema, with the fields that the documents use. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A call's contract, ready for the documents. */
export interface DescribedCall {
  name: string;
  method: string;
  path: string;
  /** The area in the specification's path, such as ProductManagement. */
  area: string;
  summary: string;
  source: string;
  needsToken: boolean;
  /** True if this server does not serve the call yet. */
  isPlanned: boolean;
  /** True if the request may carry an idempotency key, so that a repetition does nothing more. */
  takesKey: boolean;
  input: JsonSchema;
  value: JsonSchema;
}

export function describeCalls(served: ReadonlySet<string>): DescribedCall[] {
  return Object.entries<Call>(calls).map(([name, call]) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      name,
      method,
      path,
      area: path.split('/')[2] ?? '',
      summary: call.summary,
      source: call.source,
      needsToken: call.caller === 'customer',
      isPlanned: !served.has(name),
      takesKey: call.takesKey === true,
      input: jsonSchemaOf(call.input, 'input'),
      value: jsonSchemaOf(call.value, 'output'),
    };
  });
}

/** The API's OpenAPI 3.1 document, generated from its contracts. */
export function openApiDocument(described: readonly DescribedCall[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of described) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Kashi',
      version: '1.0.0',
      description:
        'Every answer is JSON: Value, Message (Persian, fit to show), Status, and Errors for wrong input. Money is whole tomans.',
    },
    tags: [...new Set(described.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: jsonSchemaOf(refusalSchema, 'output') },
    },
  };
}

const keyParameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  description:
    'Extension: names this press by 128 random bits. Within a day the same key again changes nothing more.',
  schema: { type: 'string', pattern: idempotencyKeyPattern.source },
};

function operation(call: DescribedCall): object {
  const inBody = call.method === 'POST' || call.method === 'PUT';
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll('/', '_')}`,
    tags: [call.area],
    summary: call.summary,
    description: `Source: ${call.source}.`,
    ...(call.isPlanned && { 'x-planned': true }),
    ...(call.needsToken && { security: [{ token: [] }] }),
    ...(inBody
      ? { requestBody: { required: true, content: { 'application/json': { schema: call.input } } } }
      : { parameters: parametersOf(call.input) }),
    ...(call.takesKey && { parameters: [keyParameter] }),
    responses: {
      200: {
        description: 'The answer.',
        content: { 'application/json': { schema: envelopeOf(call.value) } },
      },
      default: {
        description:
          'A refusal: 400, 401, 404, 405, 413, 415, 429 or 503 with Retry-After, or 500.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function parametersOf(input: JsonSchema): object[] {
  const required = new Set(input.required);
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function envelopeOf(value: JsonSchema): object {
  return {
    type: 'object',
    properties: {
      Value: value,
      Message: { type: ['string', 'null'] },
      Status: { type: 'integer' },
    },
    required: ['Value', 'Message', 'Status'],
  };
}

function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
