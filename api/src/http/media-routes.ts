import { mkdirSync } from 'node:fs';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';

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
}
