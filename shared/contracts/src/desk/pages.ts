import * as z from 'zod/mini';
import { footerLists } from '../home.ts';
import { pictureSchema } from '../picture.ts';
import { deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { ownPicture } from './goods/own-picture.ts';

const words = deskMessages.page;

/** The pages that the footer of every shop leads to (§2). They can be written anew, and not be deleted. */
export const fixedPages = ['AboutUs', 'Rules', 'Privacy'] as const;

/** A page's name is part of its address: /content/{name}. */
const name = z.string(words.name).check(z.trim(), z.minLength(1, words.name), z.maxLength(100));

/** The names that a new page may have. Pages that came into the store by another way keep theirs. */
const newName = /^(?:AboutUs|Rules|Privacy|(?!abuotus$)[a-z][a-z\d-]{0,59})$/;

/** In which list of the footer the page stands; the footer leads to `fixedPages` in any case. */
const footer = z.enum(['none', ...footerLists]);
export type PageFooter = z.output<typeof footer>;

const version = z.string().check(z.maxLength(64));

const pageFields = z.object({
  name,
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: deskMessages.title.required, abort: true }),
      z.maxLength(100, deskMessages.title.tooLong),
    ),
  picture: z.nullable(ownPicture),
  /** HTML; what shoppers would not be shown (R24) is left out as it is saved. */
  context: z.string().check(z.maxLength(100_000, words.tooLong)),
  footer: z._default(footer, 'none'),
  /** Names the page that was read; null makes a new one. */
  version: z.nullable(version),
});

const pageInput = pageFields.check(
  z.refine((page) => page.version !== null || newName.test(page.name), {
    path: ['name'],
    error: words.name,
  }),
);

const listedPageSchema = z.object({
  name: z.string(),
  /** The page's address in the shop. */
  path: z.string(),
  /** '' for a page of `fixedPages` that nobody has written yet: shoppers find no page there. */
  title: z.string(),
  isWritten: z.boolean(),
  isFixed: z.boolean(),
  footer,
});
export type ListedPage = z.output<typeof listedPageSchema>;

const ownPageSchema = z.object({
  name: z.string(),
  path: z.string(),
  title: z.string(),
  picture: z.nullable(pictureSchema),
  context: z.string(),
  footer,
  version: z.string(),
});
export type OwnPage = z.output<typeof ownPageSchema>;

const keepers = ['owner', 'catalogue'] as const;

/** Four letters of Persian HTML may take twelve bytes. */
const mostBytes = 512 * 1024;

export const pageCalls = {
  'GET /v1/desk/pages': deskCall({
    summary: "The shop's own pages: about, rules, privacy, and those that the owner has added.",
    access: keepers,
    input: z.object({}),
    value: z.array(listedPageSchema),
  }),
  'GET /v1/desk/pages/one': deskCall({
    summary: 'One page with its text; null while nobody has written it.',
    access: keepers,
    input: z.object({ name }),
    value: z.nullable(ownPageSchema),
  }),
  'POST /v1/desk/pages/save': deskCall({
    summary:
      'A new page, or new words of a known one. A 409 with the page as it is now (`current`), if somebody has changed or deleted it since `version` was read, or has made one with the new name.',
    access: keepers,
    mostBytes,
    input: pageInput,
    value: ownPageSchema,
  }),
  'POST /v1/desk/pages/delete': deskCall({
    summary: 'Deletes a page that the owner has added. A 409 as when it is saved.',
    access: keepers,
    input: z.object({ name, version }),
    value: z.null(),
  }),
};
