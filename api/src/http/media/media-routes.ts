import { mkdirSync } from 'node:fs';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { liesWithin } from '../lies-within.ts';
import { messages } from '../messages.ts';
import { previewMaker } from './picture-preview.ts';
import { pictureBringer, type PicturePlace } from './shared-pictures.ts';
import { Refusal } from '../refusal.ts';

/** Draws requested pictures that do not exist yet, see `seed/pictures/drawer.ts`. */
interface PictureDrawer {
  start(): void;
  close(): Promise<void>;
  draw(name: string): Promise<boolean>;
}

/**
 * Serves the shop's pictures: cached for a month, then revalidated by their ETag. A host on the same machine serves existing
 * files by itself. A picture of the shop's store that is not in the folder yet is brought, and a demo picture that does not exist
 * yet is drawn, while its visitor waits.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  place: PicturePlace,
  drawer: PictureDrawer,
): Promise<void> {
  const { mediaFolder } = place;
  const bring = pictureBringer(place);
  mkdirSync(mediaFolder, { recursive: true });
  await app.register(files, {
    root: mediaFolder,
    // The plugin's own routes would list the whole folder for each file.
    serve: false,
    dotfiles: 'ignore',
    maxAge: '30d',
  });

  app.addHook('onListen', () => drawer.start());
  app.addHook('onClose', () => drawer.close());

  app.get<{ Params: { '*': string } }>('/media/*', async ({ params }, reply) => {
    const name = params['*'];
    const isThere =
      (await liesWithin(mediaFolder, name)) || (await drawer.draw(name)) || (await bring(name));
    if (!isThere) throw new Refusal(404, messages.notFound);
    return reply.sendFile(name);
  });

  const makePreview = previewMaker(mediaFolder);
  app.get<{ Params: { name: string } }>(
    '/media/:name(^[\\w-]{1,100}).jpg',
    async ({ params: { name } }, reply) => {
      const isMade =
        (await makePreview(name)) ||
        (((await drawer.draw(`${name}.webp`)) || (await bring(`${name}.webp`))) &&
          (await makePreview(name)));
      if (!isMade) throw new Refusal(404, messages.notFound);
      return reply.sendFile(`${name}.jpg`);
    },
  );
}
