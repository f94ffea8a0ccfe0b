import * as z from 'zod/mini';

/**
 * A picture in several widths and formats (an extension, R28). Its files lie at
 * `${Base}-${width}.${format}`, for every width of `Widths` and every format of `Formats`, best format first.
 */
export const pictureSchema = z.object({
  Base: z.string(),
  Widths: z.array(z.int()),
  Formats: z.array(z.enum(['avif', 'webp'])),
  /** Pixels of the largest file. */
  Width: z.int(),
  Height: z.int(),
  /** What the picture shows, in Persian. */
  Alt: z.string(),
  /** A blurred miniature as a `data:` address, at most 400 characters: told of the first picture on a product's own page alone. */
  Placeholder: z.optional(z.string()),
  /**
   * Extensions (R50), of pictures with words over their right half: whether dark or light words can be read on all of it, at 4.5:1. Where
   * neither can, `Ground` is a colour like the picture's, `#rrggbb`, that the words stand on. Left out where nobody has measured.
   */
  Ink: z.optional(z.enum(['dark', 'light'])),
  Ground: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/))),
});

export type Picture = z.infer<typeof pictureSchema>;
