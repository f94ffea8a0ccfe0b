import type { FastifyInstance } from 'fastify';
import { serveChange, type DeskContext } from '../desk-http/serve-desk.ts';
import { pictureWidths } from '../http/picture-sizes.ts';
import { Cutter } from '../pictures/cutter.ts';
import { clearOldUploads } from '../pictures/upload-folder.ts';
import { takePicture } from './take-picture.ts';

/** Takes the files of pictures. Their bodies are left to the calls, which read them once they know who sends them. */
export async function pictureRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const place = context.shop.environment;
  const cutter = new Cutter();
  // Before the calls under way are waited for.
  app.addHook('preClose', async () => cutter.close());
  await clearOldUploads(place.mediaFolder, new Date());

  await app.register(async (files) => {
    files.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));

    const take = (
      name: 'POST /v1/desk/pictures/for-goods' | 'POST /v1/desk/pictures/for-front-page',
      widths: readonly number[],
    ) =>
      serveChange(files, context, name, async ({ request, change }) => {
        const { picture, entry } = await takePicture(request, { place, widths, cutter });
        return change(async () => ({ value: picture, entries: [entry] }));
      });
    take('POST /v1/desk/pictures/for-goods', pictureWidths.goods);
    take('POST /v1/desk/pictures/for-front-page', pictureWidths.slide);
  });
}
