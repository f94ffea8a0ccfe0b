import type { FastifyInstance } from 'fastify';
import type { FrameData } from '@kashi/shared/border/frame-data';
import { barColours } from './head/bar-colours.ts';

/**
 * `/manifest.webmanifest`: what a phone needs to keep the shop among its applications, from the shop's own facts. While these
 * cannot be read, a browser is asked to come back: an application without its name and mark is worse than none.
 */
export function webManifestRoute(
  server: FastifyInstance,
  { content }: { content: { frame(): Promise<FrameData | null> } },
): void {
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const frame = await content.frame();
    if (!frame) return reply.code(503).header('retry-after', '60').send();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(webManifest(frame)));
  });
}

function webManifest({ shopName, logoPath }: Pick<FrameData, 'shopName' | 'logoPath'>) {
  return {
    id: '/',
    name: shopName,
    short_name: shopName,
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: barColours.light,
    theme_color: barColours.light,
    ...(logoPath && { icons: [{ src: logoPath, ...(isDrawing(logoPath) && { sizes: 'any' }) }] }),
  };
}

/** A drawing fits every size. The size of any other picture is for the browser to find out. */
function isDrawing(path: string): boolean {
  return path.endsWith('.svg');
}
