import type { FastifyInstance } from 'fastify';
import { serveChange, type DeskContext } from '../desk-http/serve-desk.ts';
import { pictureWidths } from '../http/picture-sizes.ts';
import { fileCalls } from '../pictures/file-calls.ts';
import { takePicture } from './take-picture.ts';

/** Takes the files of pictures. */
export async function pictureRoutes(app: FastifyInstance, context: DeskContext): Promise<void> {
  const place = context.shop.environment;
  await fileCalls(app, place.mediaFolder, (files, cutter) => {
    const take = (
      name: 'POST /v1/desk/pictures/for-goods' | 'POST /v1/desk/pictures/for-front-page',
      widths: readonly number[],
      hasWords: boolean,
    ) =>
      serveChange(files, context, name, async ({ request, change }) => {
        const { picture, entry } = await takePicture(request, { place, widths, cutter, hasWords });
        return change(async () => ({ value: picture, entries: [entry] }));
      });
    take('POST /v1/desk/pictures/for-goods', pictureWidths.goods, false);
    take('POST /v1/desk/pictures/for-front-page', pictureWidths.slide, true);
  });
}
