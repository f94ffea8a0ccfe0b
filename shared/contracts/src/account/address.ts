import * as z from 'zod/mini';
import { call } from '../call/call.ts';
import { fieldMessages } from '../call/field-messages.ts';
import {
  chosenId,
  contactMobile,
  id,
  optionalDigits,
  orEmpty,
  personName,
  requiredText,
} from '../call/fields.ts';

/** The address form (§5). A list of errors has the order of the fields, which is that of the form. */
export const addressDraftSchema = z.object({
  Title: requiredText(20, fieldMessages.addressTitle),
  CityId: chosenId(fieldMessages.city),
  Address: requiredText(300, fieldMessages.addressText),
  TransfereeName: personName(50, fieldMessages.transfereeName),
  TransfereeMobNo: contactMobile,
  PostalCode: orEmpty(optionalDigits(/^\d{10}$/, fieldMessages.postalCode)),
  Lat: z.optional(z.nullable(coordinate(90))),
  Lng: z.optional(z.nullable(coordinate(180))),
  /** The area of the shop's own city that the point lies in. */
  AreaId: z.optional(z.nullable(id)),
});

export const addressChangeSchema = z.extend(addressDraftSchema, { Id: id });

/** An address of the customer's, with its place written out. */
export const addressSchema = z.object({
  Id: z.int(),
  Title: z.string(),
  Address: z.string(),
  CityId: z.int(),
  /** Province and city, as the shopper reads them. */
  FullLocation: z.string(),
  PostalCode: z.string(),
  TransfereeName: z.string(),
  TransfereeMobNo: z.string(),
  Lat: z.nullable(z.number()),
  Lng: z.nullable(z.number()),
  AreaId: z.nullable(z.int()),
  AreaName: z.nullable(z.string()),
  /** Extension: the province of the city, for the selector. */
  ProvinceId: z.optional(z.int()),
});

export type AddressDraft = z.output<typeof addressDraftSchema>;
export type Address = z.output<typeof addressSchema>;

const addressId = z.object({ AddressId: id });

export const addressCalls = {
  'GET /v1/Identity/CustomersAddress/Read': call({
    summary: "The customer's addresses, newest first.",
    source: '§7',
    caller: 'customer',
    input: z.object({}),
    value: z.array(addressSchema),
  }),
  'GET /v1/Identity/CustomersAddress/Find': call({
    summary: 'One address of the customer.',
    source: '§7',
    caller: 'customer',
    input: addressId,
    value: addressSchema,
  }),
  'POST /v1/Identity/CustomersAddress/Create': call({
    summary: 'Add an address; answers it with its id.',
    source: '§7',
    caller: 'customer',
    input: addressDraftSchema,
    value: addressSchema,
  }),
  'PUT /v1/Identity/CustomersAddress/Update': call({
    summary: 'Change an address of the customer.',
    source: '§7',
    caller: 'customer',
    input: addressChangeSchema,
    value: addressSchema,
  }),
  'DELETE /v1/Identity/CustomersAddress/Delete': call({
    summary: 'Delete an address of the customer.',
    source: '§7',
    caller: 'customer',
    input: addressId,
    value: z.null(),
  }),
};

function coordinate(most: number) {
  return z
    .number(fieldMessages.place)
    .check(z.minimum(-most, fieldMessages.place), z.maximum(most, fieldMessages.place));
}
