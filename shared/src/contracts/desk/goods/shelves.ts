import * as z from 'zod/mini';
import { id } from '../../call/fields.ts';
import { anyRole, deskCall } from '../desk-call.ts';
import { title } from './goods-fields.ts';

const titled = z.object({ id: z.int(), title: z.string() });

/** Everything that a product can be put under, in the order in which shoppers see it. */
export const shelvesSchema = z.object({
  groups: z.array(titled),
  subGroups: z.array(z.extend(titled, { groupId: z.int() })),
  categories: z.array(z.extend(titled, { subGroupId: z.int() })),
  brands: z.array(titled),
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

export const shelfCalls = {
  'GET /v1/desk/shelves': deskCall({
    summary: 'Groups, subgroups, categories, brands and properties.',
    access: anyRole,
    input: z.object({}),
    value: shelvesSchema,
  }),
  'POST /v1/desk/shelves/save': deskCall({
    summary: 'A new shelf (`id` null), or another title of a known one.',
    access: keepers,
    input: z.object({
      kind,
      id: z._default(z.nullable(id), null),
      title,
      /** Of a new shelf that lies under another one. */
      parentId: z._default(z.nullable(id), null),
    }),
    value: shelvesSchema,
  }),
  'POST /v1/desk/shelves/delete': deskCall({
    summary: 'Deletes a shelf that nothing lies on.',
    access: keepers,
    input: z.object({ kind, id }),
    value: shelvesSchema,
  }),
};
