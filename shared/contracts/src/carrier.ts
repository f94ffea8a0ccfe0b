import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { addressOrPickup, hash, id, toman } from './call/fields.ts';

/** A carrier for one cart and one address: its fee in toman, and its time in words. */
export const carrierSchema = z.object({
  Id: z.int(),
  Name: z.string(),
  IconPath: z.string(),
  IsAvailable: z.boolean(),
  DeliveryFee: toman,
  DeliveryDuration: z.string(),
  /** Extension: freight collect, the recipient pays the carrier when the parcel comes, and the fee is 0; left out elsewhere. */
  IsFreightCollect: z.optional(z.boolean()),
});

export type Carrier = z.output<typeof carrierSchema>;

/** Store pickup is address -1 with carrier 0 (§4). */
export const pickup = { addressId: -1, carrierId: 0 } as const;

/** A delivery to apply or to price. */
export const deliverySchema = z.object({
  HashCartId: hash,
  CarrierId: id,
  CustomerAddressId: addressOrPickup,
});

/** What the shop promises for one piece of a product that is ordered now (R46). */
export const deliveryPromiseSchema = z.object({
  CityName: z.string(),
  /** Of the carrier that arrives first; null if no carrier takes the product to the city. */
  Delivery: z.nullable(
    z.object({
      /** The last day on which it arrives, in words; null if the carrier tells its time only by `Duration`. */
      Day: z.nullable(z.string()),
      /** The carrier's time in the owner's words. */
      Duration: z.string(),
      Fee: toman,
      /** Freight collect: the recipient pays the carrier when the parcel comes, and the fee is 0; left out elsewhere. */
      IsFreightCollect: z.optional(z.boolean()),
    }),
  ),
});

export type DeliveryPromise = z.output<typeof deliveryPromiseSchema>;

export const carrierCalls = {
  'GET /v1/BasicDefinitions/Carriers/Promise': call({
    summary: 'Extension: when one piece of a product arrives in a city, and for what fee (R46).',
    source: '§7',
    caller: 'anyone',
    input: z.object({
      ProductId: id,
      CityId: id,
      /** The variant that would be bought; without it, and where the product has it no more, the fee is that of the price in lists. */
      ProductSaleParamId: z.optional(id),
    }),
    value: deliveryPromiseSchema,
  }),
  'GET /v1/BasicDefinitions/Carriers/Read': call({
    summary: 'Every carrier, with its fee and whether it takes this cart to this address.',
    source: '§7',
    caller: 'customer',
    input: z.object({ CustomerAddressId: id, HashCartId: hash }),
    value: z.array(carrierSchema),
  }),
  'POST /v1/Orders/CartAddress/Apply': call({
    summary: 'Apply an address and a carrier, or pickup, to the cart.',
    source: '§4 and §7',
    caller: 'customer',
    input: deliverySchema,
    value: z.null(),
  }),
  'GET /v1/Orders/CartAddress/GetDeliveryFee': call({
    summary: 'What a carrier asks for this cart; a 400 says why it does not go there.',
    source: '§7',
    caller: 'customer',
    input: deliverySchema,
    value: z.pick(carrierSchema, { DeliveryFee: true, IsFreightCollect: true }),
  }),
};
