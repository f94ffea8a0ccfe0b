import * as z from 'zod/mini';
import { pictureSchema } from '../../picture.ts';
import { deskCall } from '../desk-call.ts';

/** The largest file of a picture that the desk takes. */
export const mostPictureBytes = 20 * 1024 * 1024;

/** The most pixels of such a picture, its width times its height. */
export const mostPicturePixels = 50_000_000;

/** The longer side of such a picture, in lengths of the shorter one. */
export const mostPictureRatio = 8;

/** The kinds of pictures that the desk takes, as a browser names them. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const deskPictureCalls = {
  'POST /v1/desk/pictures/for-goods': deskCall({
    summary:
      'Takes the file of a picture of a product and cuts it to every width and format. The answer goes into `pictures` of a product; until then nothing shows it.',
    access: ['owner', 'catalogue'],
    takes: 'application/octet-stream',
    input: z.object({}),
    value: pictureSchema,
  }),
  'POST /v1/desk/pictures/for-front-page': deskCall({
    summary:
      'Takes the file of a picture of a slide or a banner and cuts it to every width and format.',
    access: ['owner', 'catalogue'],
    takes: 'application/octet-stream',
    input: z.object({}),
    value: pictureSchema,
  }),
};
