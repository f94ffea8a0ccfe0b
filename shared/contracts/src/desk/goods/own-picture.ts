import * as z from 'zod/mini';
import { pictureSchema } from '../../picture.ts';

/** A picture that lies in the shop's own folder. */
export const ownPicture = pictureSchema.check(
  z.refine(({ Base }) => /^\/media\/[\w./-]+$/.test(Base) && !Base.includes('..')),
);
