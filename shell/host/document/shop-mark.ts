import type { FastifyInstance } from 'fastify';
import { appIconPath } from '@kashi/contracts/app-icons';
import type { FrameData } from '@kashi/border/frame-data';
import { tag } from './html.ts';

/** The mark as browsers show it beside the title of a page: the drawing itself where it is one, else a PNG that the API makes of it. */
export function markLink(logoPath: string): string {
  const made = pngOf(logoPath);
  return made && !logoPath.endsWith('.svg')
    ? tag('link', { rel: 'icon', href: made, type: 'image/png' })
    : tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' });
}

/** The addresses of the mark that stay the same whichever mark the shop has; feed readers and old browsers ask for `.ico` unasked. */
export function markRoutes(
  server: FastifyInstance,
  content: { frame(): Promise<Pick<FrameData, 'logoPath'> | null> },
): void {
  const leadTo = (path: string, targetOf: (logoPath: string) => string | null) =>
    server.get(path, async (_request, reply) => {
      const target = targetOf((await content.frame())?.logoPath ?? '');
      return target ? reply.redirect(target, 302) : reply.code(404).send();
    });
  leadTo('/favicon.svg', (logoPath) => logoPath);
  leadTo('/favicon.ico', pngOf);
}

function pngOf(logoPath: string): string | null {
  return appIconPath(logoPath, { shape: 'plain', size: 192 });
}
