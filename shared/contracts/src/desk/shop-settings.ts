import * as z from 'zod/mini';
import { gatewayNames } from '../gateways.ts';
import { fieldMessages } from '../call/field-messages.ts';
import { id, plainDigits } from '../call/fields.ts';
import { anyRole, deskCall } from './desk-call.ts';
import { deskMessages } from './desk-messages.ts';
import { searched } from './keyset.ts';
import { largestInteger, typedToman } from './largest-numbers.ts';

const text = (longest: number) => z.string().check(z.trim(), z.maxLength(longest));
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: deskMessages.link })]);
/** A file of the shop's own, or the picture at its issuer's address; '' for none. */
const badgePicture = z.union(
  [
    z.string().check(z.regex(/^(?:\/media\/[\w.-]+)?$/)),
    z.url({ protocol: /^https$/ }).check(z.maxLength(500)),
  ],
  deskMessages.badgePicture,
);
/** The 16 digits of a card, as it is copied or typed: in any digits, in groups or without; '' for none. */
const cardNumber = z.string().check(
  z.overwrite((typed) => plainDigits(typed)),
  z.regex(/^(?:\d{16})?$/, deskMessages.cardNumber),
);
const picturePath = z.string().check(z.regex(/^(?:\/media\/[\w.-]+)?$/));

/** A shop has so many tags at the most, since each is a part of every page. */
export const mostVerificationTags = 5;

const verificationTag = z.strictObject({
  Name: z.string().check(z.trim(), z.regex(/^[\w.:-]{1,64}$/, deskMessages.verificationTag.name)),
  Content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, deskMessages.verificationTag.content),
      z.maxLength(200, deskMessages.verificationTag.content),
    ),
});

/**
 * The shop's facts, by the names of `BaseInfo` (§3), and three that shoppers do not read: the rate of the value added tax in
 * percent, and the card for card-to-card transfers with its owner. Money is in toman. What is left out stays as it is.
 */
export const shopSettingsInput = z.partial(
  z.strictObject({
    ShopName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    LogoPicPath: picturePath,
    Address: text(500),
    TellNo: text(50),
    Email: z.union([z.literal(''), z.email(fieldMessages.email)]),
    InstagramLink: link,
    TelegramLink: link,
    AparatLink: link,
    AboutShortUs: text(1000),
    EnamadLink1: link,
    EnamadLink2: link,
    EnamadLink3: link,
    EnamadPicPath1: badgePicture,
    EnamadPicPath2: badgePicture,
    EnamadPicPath3: badgePicture,
    MinimumOrders: typedToman,
    ActiveGateways: z.array(z.enum(gatewayNames)),
    CityId: z.nullable(z.int().check(z.gt(0), z.lte(largestInteger))),
    Lat: z.nullable(z.number().check(z.gte(-90), z.lte(90))),
    Lng: z.nullable(z.number().check(z.gte(-180), z.lte(180))),
    IsShopBlog: z.boolean(),
    ShopBlogName: text(100),
    TaxRate: z.int().check(z.gte(0), z.lte(100)),
    /** Whether the shop says that its prices contain the tax; it is said only where the rate is 0 (R33). */
    PricesWithTax: z.boolean(),
    AccountKey: cardNumber,
    AccountOwner: text(100),
    /** Whether shoppers may fetch their order themselves. */
    IsPickupActive: z.boolean(),
    /** '' for the shop's own address. */
    PickupAddress: text(500),
    /** When the place is open, in words. */
    PickupHours: text(200),
    /** How soon an order is ready, in words. */
    PickupReadyTime: text(200),
    /** Whether visitors are asked if what they do in the shop may be counted (R48). */
    CountsFigures: z.boolean(),
    /** The tags by which search engines and issuers of badges see whose shop it is. */
    VerificationTags: z
      .array(verificationTag)
      .check(z.maxLength(mostVerificationTags, deskMessages.verificationTag.tooMany)),
  }),
);

/** Gateways that are switched on (true) or off (false); one that is left out stays as it is, whatever it is by then. */
const gatewaySwitches = z.partialRecord(z.enum(gatewayNames), z.boolean());

const settingsSchema = z.object({
  /** null until the shop is set up. */
  facts: z.nullable(z.required(shopSettingsInput)),
  /** The gateways of which this shop has the keys; only these can be offered. */
  gatewaysWithKeys: z.array(z.enum(gatewayNames)),
  /** Whether the gateways of a shop in production are a trial's, which bring no money. */
  takesPlayMoney: z.boolean(),
});
export type DeskSettings = z.output<typeof settingsSchema>;

const days = z
  .int(deskMessages.days)
  .check(z.gte(0, deskMessages.days), z.lte(60, deskMessages.days));

const zone = z.strictObject({
  Fee: typedToman,
  /** From this sum of goods on the fee is 0; null is never. */
  FreeFrom: z._default(z.nullable(typedToman.check(z.gt(0))), null),
  /** In words, as «2 to 4 working days» in Persian. */
  Duration: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** After how many working days the parcel arrives; a shopper is told them as days of the calendar. */
  WorkingDays: z._default(
    z.nullable(
      z.strictObject({ Least: days, Most: days }).check(
        z.refine(({ Least, Most }) => Least <= Most, {
          error: deskMessages.daysInOrder,
          path: ['Most'],
        }),
      ),
    ),
    null,
  ),
  /** For an order's page, where the days are not told in numbers; null, as '' becomes, for none. */
  PrepareDuration: z._default(
    z.pipe(
      z.nullable(z.string().check(z.trim(), z.maxLength(200))),
      z.transform((text) => text || null),
    ),
    null,
  ),
});

// The address has the message itself: if all parts of a union fail, zod reports the one that got furthest.
const trackingUrl = z.union([
  z.literal(''),
  z
    .url({ protocol: /^https?$/, error: deskMessages.trackingUrl })
    .check(z.maxLength(300, deskMessages.trackingUrl)),
]);

/** All carriers, in the order in which shoppers are offered them. A carrier does not serve a zone that is left out. */
export const carrierList = z
  .array(
    z.strictObject({
      Name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      IconPath: z._default(picturePath, ''),
      /** The heaviest parcel; null for any weight. */
      MostWeightGrams: z._default(z.nullable(z.int().check(z.gt(0), z.lte(largestInteger))), null),
      /** The page at which shoppers follow a parcel by its code; '' for none. */
      TrackingUrl: z._default(trackingUrl, ''),
      /** Freight collect: the recipient pays the carrier, and the shop asks for no fee whatever the zones say. */
      IsFreightCollect: z._default(z.boolean(), false),
      OwnCity: z.optional(zone),
      OwnProvince: z.optional(zone),
      Country: z.optional(zone),
    }),
  )
  .check(z.maxLength(50));

/** Whether no two carriers have one name: each is known by it. */
export function haveOwnNames(carriers: readonly { Name: string }[]): boolean {
  return new Set(carriers.map(({ Name }) => Name)).size === carriers.length;
}

const carriersInput = carrierList.check(z.refine(haveOwnNames, deskMessages.carriersTwice));
export type DeskCarriers = z.output<typeof carriersInput>;

/** The list, and the name of its state: another one for another list. */
const carriersSchema = z.object({ carriers: carriersInput, version: z.string() });
export type CarriersState = z.output<typeof carriersSchema>;

/** What is as the demo brought it: `goods` are its products, `others` its front page, pages, carriers, coupons and facts. */
const demoSchema = z.object({ goods: z.int(), others: z.optional(z.int()) });

const owner = ['owner'] as const;

export const shopSettingsCalls = {
  'GET /v1/desk/settings': deskCall({
    summary: "The shop's facts.",
    access: anyRole,
    input: z.object({}),
    value: settingsSchema,
  }),
  'POST /v1/desk/settings/save': deskCall({
    summary:
      "Saves the shop's facts; the first time needs a name. `GatewaySwitches` changes single gateways and leaves the others of `ActiveGateways`.",
    access: owner,
    input: z.extend(shopSettingsInput, { GatewaySwitches: z.optional(gatewaySwitches) }),
    value: settingsSchema,
  }),
  'GET /v1/desk/settings/demo': deskCall({
    summary: 'How much of the demo the shop still has.',
    access: owner,
    input: z.object({}),
    value: demoSchema,
  }),
  'POST /v1/desk/settings/leave-demo': deskCall({
    summary:
      "Removes the demo's goods, opinions, pages and facts, as far as nobody has changed them; orders and customers stay. A 409 while a shopper pays for demo goods.",
    access: owner,
    input: z.object({}),
    value: demoSchema,
  }),
  'GET /v1/desk/cities': deskCall({
    summary: 'Cities whose names contain these letters, fifty at the most.',
    access: owner,
    input: z.object({ search: z.optional(searched), id: z.optional(id) }),
    value: z.array(z.object({ id: z.int(), title: z.string(), province: z.string() })),
  }),
  'GET /v1/desk/carriers': deskCall({
    summary: 'All carriers with their fees.',
    access: anyRole,
    input: z.object({}),
    value: carriersSchema,
  }),
  'POST /v1/desk/carriers/save': deskCall({
    summary:
      'Replaces the whole list of carriers; one that keeps its name stays chosen in carts. A 409 with the list as it is now (`current`), if somebody has changed it since `version` was read.',
    access: owner,
    input: z.object({ carriers: carriersInput, version: z.string().check(z.maxLength(100)) }),
    value: carriersSchema,
  }),
};
