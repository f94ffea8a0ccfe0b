import { deskCalls } from '@kashi/contracts/desk/desk-calls';
import type { DeskCall } from '@kashi/contracts/desk/desk-call';
import type { FastifyInstance } from 'fastify';
import { docsPage } from '../http/docs/docs-page.ts';
import { docsRoutes } from '../http/docs/docs-routes.ts';
import { jsonSchemaOf, openApiDocument, type DescribedCall } from '../http/docs/openapi.ts';
import { messages } from './messages.ts';

/** The desk's description of its calls, on the desk's port alone. */
export function deskDocs(app: FastifyInstance): void {
  docsRoutes(app, () => {
    const described = describeDeskCalls(app.servedCalls);
    return {
      document: openApiDocument(described, about),
      page: docsPage(described, messages.docs),
    };
  });
}

const about = {
  title: "Kashi: the owner's desk",
  description:
    'Every answer is JSON: Value, Message (Persian, fit to show), Status, and Errors for wrong input. Money is whole tomans. Every POST is sent with the origin of the desk. A call may name its member by their number in the header kashi-desk-member, and is then refused (401) with the cookie of another one.',
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'kashi-desk',
      description: 'At an https address the cookie is called __Host-kashi-desk.',
    },
  },
};

function describeDeskCalls(served: ReadonlySet<string>): DescribedCall[] {
  return Object.entries<DeskCall>(deskCalls).map(([name, { summary, access, ...call }]) => {
    const [method = '', path = ''] = name.split(' ');
    const isOpen = access === 'anyone';
    const roles = typeof access === 'string' ? [] : access;
    return {
      name,
      method,
      path,
      area: path.split('/')[3] ?? '',
      summary,
      about: aboutOf(access),
      security: isOpen ? [] : ['session'],
      marks: roles.map((role) => messages.docs.roles[role]),
      isPlanned: !served.has(name),
      takesKey: false,
      takes: call.takes,
      streams: call.streams,
      input: jsonSchemaOf(call.input, 'input'),
      value: jsonSchemaOf(call.value, 'output'),
    };
  });
}

/** Whom a call is for, in English, as the contract says it. */
function aboutOf(access: DeskCall['access']): string {
  if (access === 'anyone') return 'For a browser without a session.';
  if (access === 'half')
    return 'For a member who has given the password and not yet the second factor.';
  return `For the roles: ${access.join(', ')}.`;
}
