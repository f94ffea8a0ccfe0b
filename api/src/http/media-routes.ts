import { mkdirSync } from 'node:fs';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { messages } from './messages.ts';
import { previewMaker } from './picture-preview.ts';
import { Refusal } from './refusal.ts';

/** The pictures of the shop: kept for a month by whoever has one, and asked after by their tag from then on. */
export async function mediaRoutes(app: FastifyInstance, mediaFolder: string): Promise<void> {
  mkdirSync(mediaFolder, { recursive: true });
  await app.register(files, {
    root: mediaFolder,
    prefix: '/media/',
    index: false,
    dotfiles: 'ignore',
    maxAge: '30d',
  });

  const makePreview = previewMaker(mediaFolder);
  app.get<{ Params: { name: string } }>(
    '/media/:name(^[\\w-]{1,100}).jpg',
    async ({ params: { name } }, reply) => {
      if (!(await makePreview(name))) throw new Refusal(404, messages.notFound);
      return reply.sendFile(`${name}.jpg`);
    },
  );
}
