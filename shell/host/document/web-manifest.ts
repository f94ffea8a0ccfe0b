import type { FastifyInstance } from 'fastify';
import { appIconPath, appIcons } from '@kashi/contracts/app-icons';
import type { FrameData } from '@kashi/border/frame-data';
import type { ShopPages } from '@kashi/border/pages/shop-pages';
import { messages } from '../messages.ts';
import { barColours } from './head/bar-colours.ts';

interface WebManifestOptions {
  content: { frame(): Promise<FrameData | null> };
  /** The pages of the live release set. */
  pages(): Promise<ShopPages>;
}

/**
 * `/manifest.webmanifest`: what a phone needs to keep the shop among its applications, from the shop's own facts. While these
 * cannot be read, a browser is asked to come back: an application without its name and mark is worse than none. The facts are those
 * of the header, so that the owner's change of name or mark is here as soon as it is there; browsers ask each time.
 */
export function webManifestRoute(
  server: FastifyInstance,
  { content, pages }: WebManifestOptions,
): void {
  server.get('/manifest.webmanifest', async (_request, reply) => {
    const frame = await content.frame();
    if (!frame) return reply.code(503).header('retry-after', '60').send();
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(webManifest(frame, await pages())));
  });
}

function webManifest(
  { shopName, logoPath }: Pick<FrameData, 'shopName' | 'logoPath'>,
  pages: ShopPages,
) {
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
    ...(logoPath && { icons: iconsOf(logoPath) }),
    shortcuts: shortcutsOf(pages),
  };
}

/** A drawing fits every size, and the icons that the API makes of any mark are there for phones that take nothing else. */
function iconsOf(logoPath: string) {
  const made = appIcons.flatMap((icon) => {
    const src = appIconPath(logoPath, icon);
    const { shape, size } = icon;
    const purpose = shape === 'plain' ? 'any' : 'maskable';
    return src ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose }] : [];
  });
  return logoPath.endsWith('.svg') ? [{ src: logoPath, sizes: 'any' }, ...made] : made;
}

/** The cart, and the customer's orders, which their own menu leads to with a parcel. */
function shortcutsOf(pages: ShopPages) {
  const cart = pages.pathOf('cart');
  const orders = pages.menu('account').find(({ icon }) => icon === 'package');
  return [
    ...(cart === null ? [] : [{ name: messages.cartShortcut, url: cart }]),
    ...(orders ? [{ name: orders.title, url: orders.path }] : []),
  ];
}
