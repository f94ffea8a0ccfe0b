import { join } from 'node:path';
import { appIconGround, appIcons, type AppIcon } from '@kashi/contracts/app-icons';
import type { FastifyInstance } from 'fastify';
import { liesWithin } from '../http/lies-within.ts';
import { messages } from '../http/messages.ts';
import { pictureBringer } from '../http/media/shared-pictures.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

/**
 * `GET /media/app-icon/<mark>/<shape>-<size>.png`: an icon for the shop among a phone's applications. Only the mark that the shop
 * has now is drawn, in the sizes of `appIcons`, so that nobody can have thousands of pictures drawn; the four icons stay in memory.
 */
export function appIconRoutes(app: FastifyInstance, { store, environment }: Shop): void {
  const bring = pictureBringer(environment);
  let drawn = new Map<string, Promise<Buffer>>();
  let drawnMark = '';

  async function isMark(name: string): Promise<boolean> {
    const row = await store.db
      .selectFrom('shop_settings')
      .select('logo_pic_path')
      .executeTakeFirst();
    return row?.logo_pic_path === `/media/${name}`;
  }

  app.get<{ Params: { mark: string; file: string } }>(
    '/media/app-icon/:mark/:file',
    async ({ params: { mark, file } }, reply) => {
      const icon = appIcons.find(({ shape, size }) => file === `${shape}-${size}.png`);
      if (!icon || !(await isMark(mark))) throw new Refusal(404, messages.notFound);
      const isThere = (await liesWithin(environment.mediaFolder, mark)) || (await bring(mark));
      if (!isThere) throw new Refusal(404, messages.notFound);

      if (drawnMark !== mark) drawn = new Map();
      drawnMark = mark;
      const drawing = drawn.get(file) ?? drawIcon(join(environment.mediaFolder, mark), icon);
      drawn.set(file, drawing);
      // A failed drawing is tried again.
      drawing.catch(() => drawn.delete(file));
      return reply
        .type('image/png')
        .header('cache-control', 'public, max-age=2592000')
        .send(await drawing);
    },
  );
}

/** The share of a maskable icon's width that every phone shows: a circle of four fifths, and the mark is inside it. */
const safeShare = 0.56;

/** Draws a mark of any size and shape into a square, which never stretches it. */
async function drawIcon(source: string, { shape, size }: AppIcon): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const isPlain = shape === 'plain';
  const inner = isPlain ? size : Math.round(size * safeShare);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  // Drawings are small; without density they would be drawn at their own size and blown up.
  const mark = sharp(source, { density: 600 }).resize(inner, inner, {
    fit: 'contain',
    background: '#0000',
  });
  const edges = { top: before, left: before, bottom: after, right: after, background: '#0000' };
  const square = await mark.extend(edges).png().toBuffer();
  if (isPlain) return square;
  return sharp(square).flatten({ background: appIconGround }).png().toBuffer();
}
