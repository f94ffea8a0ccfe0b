import * as z from 'zod/mini';
import { id } from '../call/fields.ts';
import { previewToken } from '../front-page-preview.ts';
import { bannerSlots, promoSections } from '../home.ts';
import { pictureSchema } from '../picture.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { ownPicture } from './goods/own-picture.ts';
import { moment } from './keyset.ts';

const words = deskMessages.frontPage;

const text = z._default(z.string().check(z.trim(), z.maxLength(200, words.text)), '');

/** A path of the shop, or an address of another one; '' leads nowhere. */
const link = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(500, words.link),
      z.regex(/^(?:$|\/(?!\/)[^\\"'<>]*$|https:\/\/[^\s\\"'<>]+$)/, words.link),
    ),
  '',
);

/** What slides and banners have beside their pictures; a line break splits the title in two lines. */
const shown = { url: link, alt: text, title: text, isActive: z._default(z.boolean(), true) };

const bannerInput = z.object({ ...shown, picture: z.nullable(ownPicture) }).check(
  z.refine(({ isActive, picture }) => !isActive || picture !== null, {
    path: ['picture'],
    error: words.pictureNeeded,
  }),
);

const productIds = z.array(id).check(
  z.maxLength(50, words.products),
  z.refine((ids) => new Set(ids).size === ids.length, words.twice),
);

const frontPageInput = z.object({
  slides: z.array(z.object({ ...shown, picture: ownPicture })).check(z.maxLength(20, words.slides)),
  /** All slots of the front page, each at its place (R10). */
  banners: z.array(bannerInput).check(z.length(bannerSlots)),
  sections: z
    .array(
      z.object({
        title: z
          .string()
          .check(
            z.trim(),
            z.minLength(1, { error: deskMessages.title.required, abort: true }),
            z.maxLength(100, deskMessages.title.tooLong),
          ),
        url: link,
        productIds,
      }),
    )
    .check(z.maxLength(promoSections, words.sections)),
  amazingIds: productIds,
  suggestedIds: productIds,
});
export type FrontPageInput = z.output<typeof frontPageInput>;

const shownSchema = { url: z.string(), alt: z.string(), title: z.string(), isActive: z.boolean() };

/** A product of a list; shoppers do not see a hidden one there either. */
const listedSchema = z.object({ id: z.int(), name: z.string(), isHidden: z.boolean() });
export type ListedProduct = z.output<typeof listedSchema>;

export const frontPageSchema = z.object({
  /** Names what was read; it is sent with what is saved. */
  version: z.string(),
  slides: z.array(z.object({ ...shownSchema, picture: pictureSchema })),
  banners: z.array(z.object({ ...shownSchema, picture: z.nullable(pictureSchema) })),
  sections: z.array(
    z.object({ title: z.string(), url: z.string(), products: z.array(listedSchema) }),
  ),
  amazing: z.array(listedSchema),
  suggested: z.array(listedSchema),
});
export type FrontPage = z.output<typeof frontPageSchema>;

/** Where a front page that is not saved can be looked at. */
export const frontPagePreviewSchema = z.object({
  /** Sent with the next draft, it keeps the address. */
  token: z.string(),
  /** The address in the shop, for whoever is to see the draft. */
  address: z.string(),
  endsAt: moment,
});
export type FrontPagePreview = z.output<typeof frontPagePreviewSchema>;

/** Who arranges the front page, and so may look at what is not saved. */
export const keepers = ['owner', 'catalogue'] as const;

export const frontPageCalls = {
  'GET /v1/desk/front-page': deskCall({
    summary: 'What the owner has put on the front page: slides, banners, and lists of goods.',
    access: keepers,
    input: z.object({}),
    value: frontPageSchema,
  }),
  'POST /v1/desk/front-page/save': deskCall({
    summary:
      'Saves the front page as a whole. A 409 with the front page as it is now, if somebody has changed it since `version` was read.',
    access: keepers,
    input: z.object({ version: z.string().check(z.maxLength(64)), page: frontPageInput }),
    value: frontPageSchema,
  }),
  'POST /v1/desk/front-page/preview': deskCall({
    summary:
      'Shows a front page in the shop that is not saved, to whoever has the address; of a session only the last one is shown.',
    access: keepers,
    input: z.object({
      page: frontPageInput,
      /** Of the preview before, which then shows this page; an ended one gets a new address. */
      token: z.optional(z.string().check(z.regex(previewToken))),
    }),
    value: frontPagePreviewSchema,
  }),
};
