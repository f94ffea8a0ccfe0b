import * as z from 'zod/mini';
import { id } from '../../call/fields.ts';
import { pictureSchema } from '../../picture.ts';
import { anyRole, deskCall } from '../desk-call.ts';
import { deskMessages } from '../desk-messages.ts';
import { title } from './goods-fields.ts';
import { pressKey } from '../press-key.ts';
import { ownPicture } from './own-picture.ts';

/** `version` names what the shelf says: another one for another title, picture or size guide. */
const titled = z.object({ id: z.int(), title: z.string(), version: z.string() });

/** Everything that a product can be put under, in the order in which shoppers see it. */
export const shelvesSchema = z.object({
  /** `picture` stands in the menu and on the front page, which say the title beside it. */
  groups: z.array(z.extend(titled, { picture: z.nullable(pictureSchema) })),
  /** `sizeGuide` is the name of a page of the shop's own (R47). */
  subGroups: z.array(z.extend(titled, { groupId: z.int(), sizeGuide: z.nullable(z.string()) })),
  categories: z.array(z.extend(titled, { subGroupId: z.int() })),
  /** `logo` is the path of a file, '' for none; shoppers are read `alt`, or the title where it is ''. */
  brands: z.array(z.extend(titled, { logo: z.string(), alt: z.string() })),
  propertyGroups: z.array(titled),
  properties: z.array(z.extend(titled, { propertyGroupId: z.int() })),
});
export type Shelves = z.output<typeof shelvesSchema>;

/** The kinds of shelves, and under which kind each of them lies. */
export const shelfParents = {
  group: null,
  subGroup: 'group',
  category: 'subGroup',
  brand: null,
  propertyGroup: null,
  property: 'propertyGroup',
} as const;
export type ShelfKind = keyof typeof shelfParents;

const kind = z.enum(Object.keys(shelfParents) as ShelfKind[]);
const keepers = ['owner', 'catalogue'] as const;

const shelfInput = z
  .object({
    kind,
    id: z._default(z.nullable(id), null),
    /** The version of a known shelf that was read. */
    version: z._default(z.nullable(z.string().check(z.maxLength(100))), null),
    title,
    /** Of a new shelf that lies under another one. */
    parentId: z._default(z.nullable(id), null),
    /** Of a group; what is left out stays. */
    picture: z.optional(z.nullable(ownPicture)),
    /** Of a brand; what is left out stays. */
    logo: z.optional(z.string().check(z.regex(/^(?:\/media\/[\w.-]+)?$/))),
    alt: z.optional(z.string().check(z.trim(), z.maxLength(200, deskMessages.brandAlt))),
    /** Of a subgroup; what is left out stays. */
    sizeGuide: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    /** Of a new shelf. */
    key: z.optional(pressKey),
  })
  .check(
    z.refine(({ kind: of, picture }) => picture === undefined || of === 'group'),
    z.refine(({ kind: of, sizeGuide }) => sizeGuide === undefined || of === 'subGroup'),
    z.refine(
      ({ kind: of, logo, alt }) => (logo === undefined && alt === undefined) || of === 'brand',
    ),
  );
export type ShelfInput = z.output<typeof shelfInput>;

export const shelfCalls = {
  'GET /v1/desk/shelves': deskCall({
    summary: 'Groups, subgroups, categories, brands and properties.',
    access: anyRole,
    input: z.object({}),
    value: shelvesSchema,
  }),
  'POST /v1/desk/shelves/save': deskCall({
    summary:
      'A new shelf (`id` null), or another title, picture or size guide of a known one. A 409 with all shelves as they are now (`current`), if somebody has changed it since `version` was read. The same `key` again makes no other new one.',
    access: keepers,
    input: shelfInput,
    value: shelvesSchema,
  }),
  'POST /v1/desk/shelves/raise': deskCall({
    summary:
      'Puts a shelf one place up among those that lie beside it, before `above`. A 409 with all shelves as they are now (`current`), if `above` no longer stands right before it.',
    access: keepers,
    input: z.object({ kind, id, above: id }),
    value: shelvesSchema,
  }),
  'POST /v1/desk/shelves/delete': deskCall({
    summary: 'Deletes a shelf that nothing lies on.',
    access: keepers,
    input: z.object({ kind, id }),
    value: shelvesSchema,
  }),
};
