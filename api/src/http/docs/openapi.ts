import type { Call } from '@kashi/contracts/call/call';
import { calls } from '@kashi/contracts/calls';
import { idempotencyKeyHeader, idempotencyKeyPattern } from '@kashi/contracts/call/idempotency-key';
import { refusalSchema } from '@kashi/contracts/call/envelope';
import * as z from 'zod/mini';
import { docsMessages } from './docs-messages.ts';

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
  /** Where the call comes from, or whom it is for. */
  about: string;
  /** The names of the security schemes that a caller needs. */
  security: readonly string[];
  /** What the page for people says beside the call's name. */
  marks: readonly string[];
  /** True if this server does not serve the call yet. */
  isPlanned: boolean;
  /** True if the request may carry an idempotency key, so that a repetition does nothing more. */
  takesKey: boolean;
  /** The type of a body that is a file. */
  takes?: string | undefined;
  /** The type of an answer that is not the envelope. */
  streams?: string | undefined;
  input: JsonSchema;
  value: JsonSchema;
}

/** What a document says of the whole API. */
interface ApiAbout {
  title: string;
  description: string;
  securitySchemes: Record<string, object>;
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
      about: `Source: ${call.source}.`,
      security: call.caller === 'customer' ? ['token'] : [],
      marks: [
        call.caller === 'customer' && docsMessages.needsToken,
        !served.has(name) && docsMessages.planned,
      ].filter((mark) => mark !== false),
      isPlanned: !served.has(name),
      takesKey: call.takesKey === true,
      takes: call.takes,
      input: jsonSchemaOf(call.input, 'input'),
      value: jsonSchemaOf(call.value, 'output'),
    };
  });
}

/** The OpenAPI 3.1 document of an API, generated from its contracts. */
export function openApiDocument(
  described: readonly DescribedCall[],
  { title, description, securitySchemes }: ApiAbout,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of described) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0', description },
    tags: [...new Set(described.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes,
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
    description: call.about,
    ...(call.isPlanned && { 'x-planned': true }),
    ...(call.security.length > 0 && { security: call.security.map((name) => ({ [name]: [] })) }),
    ...(inBody ? { requestBody: bodyOf(call) } : { parameters: parametersOf(call.input) }),
    ...(call.takesKey && { parameters: [keyParameter] }),
    responses: {
      200: {
        description: 'The answer.',
        content: call.streams
          ? { [call.streams]: { schema: { type: 'string' } } }
          : { 'application/json': { schema: envelopeOf(call.value) } },
      },
      default: {
        description:
          'A refusal: 400, 401, 403, 404, 405, 409, 413, 415, 429 or 503 with Retry-After, or 500.',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

function bodyOf({ takes, input }: DescribedCall): object {
  const content = takes
    ? { [takes]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: input } };
  return { required: true, content };
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

/** A contract's schema as JSON Schema: what a caller may send, or what it gets. */
export function jsonSchemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return json;
}
