import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { toman } from './call/fields.ts';
import { byLaterFlag, bySpecifiedFlag } from './gateways.ts';
import { pictureSchema } from './picture.ts';
import { productCardSchema } from './product/product-card.ts';

/** The home page has twelve banner slots and five promo sections (§9). */
export const bannerSlots = 12;
export const promoSections = 5;

/** The lists of pages in the footer: help for shoppers, and the shop's own. */
export const footerLists = ['help', 'shop'] as const;
export type FooterList = (typeof footerLists)[number];

/** A tag `<meta name content>` by which a search engine or the issuer of a badge sees whose shop it is. */
export const verificationTagSchema = z.object({ Name: z.string(), Content: z.string() });

/** The shop's own facts. A text that the shop has not set is ''. */
export const baseInfoSchema = z.object({
  ShopName: z.string(),
  LogoPicPath: z.string(),
  Address: z.string(),
  TellNo: z.string(),
  Email: z.string(),
  InstagramLink: z.string(),
  TelegramLink: z.string(),
  AparatLink: z.string(),
  AboutShortUs: z.string(),
  EnamadLink1: z.string(),
  EnamadLink2: z.string(),
  EnamadLink3: z.string(),
  EnamadPicPath1: z.string(),
  EnamadPicPath2: z.string(),
  EnamadPicPath3: z.string(),
  /** The least sum of goods that may be ordered, in toman; 0 for no minimum. */
  MinimumOrders: toman,
  ...bySpecifiedFlag(() => z.boolean()),
  /** Extension (R44): left out where it is not offered, since these facts are part of every page. */
  ...byLaterFlag(() => z.optional(z.boolean())),
  CityId: z.nullable(z.int()),
  Lat: z.nullable(z.number()),
  Lng: z.nullable(z.number()),
  IsShopBlog: z.boolean(),
  ShopBlogName: z.string(),
  /** Extension: the pictures of maps, null where the owner has set none; `Url` holds `{z}`, `{x}` and `{y}`. */
  MapTiles: z.optional(z.nullable(z.object({ Url: z.string(), Credit: z.string() }))),
  /** Extension (R33): the percent of value added tax that is added to the prices; 0 where none is. */
  TaxRate: z.optional(z.int()),
  /** Extension (R33): false where the shop adds no tax and does not say that its prices contain it; left out where it says so. */
  PricesWithTax: z.optional(z.boolean()),
  /** Extension: how shoppers fetch an order themselves; left out where the shop says nothing, and they fetch it at its address. */
  Pickup: z.optional(
    z.object({
      IsActive: z.boolean(),
      /** '' for the shop's own address. */
      Address: z.string(),
      Hours: z.string(),
      ReadyTime: z.string(),
    }),
  ),
  /** Extension: pages that the owner has added and wants in the footer, in order; left out where there are none. */
  FooterPages: z.optional(
    z.array(z.object({ Title: z.string(), Path: z.string(), List: z.enum(footerLists) })),
  ),
  /** Extension (R48): the shop asks its visitors whether it may count what they do; left out where it does not. */
  CountsFigures: z.optional(z.boolean()),
  /** Extension: what every page's head has for those who ask whose shop it is; left out where there is none. */
  VerificationTags: z.optional(z.array(verificationTagSchema)),
  /** Extension (R36): left out while the shop is open. `IsNew`: it has never been open. */
  Closed: z.optional(
    z.object({
      /** The owner's words for shoppers; '' for none. */
      Sentence: z.string(),
      IsNew: z.boolean(),
    }),
  ),
});

const titledSchema = z.object({ Id: z.int(), Title: z.string() });

export const subGroupSchema = z.extend(titledSchema, { Categories: z.array(titledSchema) });

/** A branch of the mega-menu. */
export const groupSchema = z.extend(titledSchema, {
  /** '' where there is no picture. */
  GroupPicPath: z.string(),
  SubGroups: z.array(subGroupSchema),
  /** Extension (R28). */
  Picture: z.optional(pictureSchema),
});

export const sliderSchema = z.object({
  PicPath: z.string(),
  URL: z.string(),
  Alt: z.string(),
  Title: z.string(),
  /** Extension (R28). */
  Picture: z.optional(pictureSchema),
});

/** One of the twelve slots; it keeps its index even when it is inactive (R10). */
export const bannerSchema = z.object({
  IsActive: z.union([z.literal(0), z.literal(1)]),
  /** '' where there is no picture. */
  PicPath: z.string(),
  URL: z.string(),
  Alt: z.string(),
  /** Extensions (R28): words over the picture's quiet half; a second line after a line break. */
  Title: z.optional(z.string()),
  Picture: z.optional(pictureSchema),
});

export const brandSchema = z.extend(titledSchema, { Alt: z.string(), LogoPath: z.string() });

export const amazingOfferSchema = z.object({
  ProductId: z.int(),
  ProductName: z.string(),
  ShortName: z.string(),
  PicPath: z.string(),
  Price: toman,
  FinalPrice: toman,
  DiscountPercent: z.int(),
  IsAvailable: z.boolean(),
  GuaranteeDescription: z.string(),
  /** Extension (R33): the percent of value added tax that is added to the prices; absent where they contain it. */
  TaxRate: z.optional(z.int()),
  /** Extension (R28). */
  Picture: z.optional(pictureSchema),
});

export const promoSectionSchema = z.object({
  Title: z.string(),
  PromProducts: z.array(productCardSchema),
  /** Extension (R28): where «مشاهدهٔ همه» leads; none where no listing shows the whole of it. */
  URL: z.optional(z.string()),
});

/** Everything the home page and the shell's header and footer show. */
export const contentsSchema = z.object({
  Groups: z.array(groupSchema),
  Sliders: z.array(sliderSchema),
  AmazingOffers: z.array(amazingOfferSchema),
  /** At most five, in order. */
  PromoSectionProducts: z.array(promoSectionSchema),
  Brands: z.array(brandSchema),
  SuggestedProducts: z.array(productCardSchema),
  /** Always twelve. */
  Banners: z.array(bannerSchema).check(z.length(bannerSlots)),
  /** The visitor's own fields are '' and false without a valid token (R11). */
  CustomerFullName: z.string(),
  /** Extension: the key of the answer that signs in; none for a guest. */
  CustomerKey: z.optional(z.string()),
  MobileNo: z.string(),
  IsUserLogined: z.boolean(),
  /** null until the shop is set up: its pages say that it opens soon (R36). */
  BaseInfos: z.nullable(baseInfoSchema),
});

export const homeCalls = {
  'GET /v1/ContentManagement/Contents/Read': call({
    summary:
      "The home page, the menu and the shop's own facts; the visitor's name for a bearer of a token.",
    source: '§7, R11',
    caller: 'anyone',
    input: z.object({}),
    value: contentsSchema,
  }),
  'GET /v1/ContentManagement/FrontPagePreviews/Read': call({
    summary:
      'Extension: which draft of the front page the `kashi-preview` of the request shows; null for none that lasts.',
    source: 'R28',
    caller: 'anyone',
    input: z.object({}),
    value: z.nullable(z.object({ Version: z.string() })),
  }),
};

/** Where the pictures of a map come from, and whom they are owed to; '' for nobody. */
export type MapTiles = NonNullable<z.infer<typeof baseInfoSchema>['MapTiles']>;
export type VerificationTag = z.infer<typeof verificationTagSchema>;
export type BaseInfo = z.infer<typeof baseInfoSchema>;
export type Group = z.infer<typeof groupSchema>;
export type Slider = z.infer<typeof sliderSchema>;
export type Banner = z.infer<typeof bannerSchema>;
export type Brand = z.infer<typeof brandSchema>;
export type AmazingOffer = z.infer<typeof amazingOfferSchema>;
export type PromoSection = z.infer<typeof promoSectionSchema>;
export type Contents = z.infer<typeof contentsSchema>;
