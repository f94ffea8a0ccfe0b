import { previewHeader, previewToken } from '@kashi/contracts/front-page-preview';
import type { FastifyRequest } from 'fastify';

/** The token of the preview that the visitor looks at; null for nearly everybody. Whether it is good, the store knows. */
export function previewTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const token = headers[previewHeader];
  return typeof token === 'string' && previewToken.test(token) ? token : null;
}
