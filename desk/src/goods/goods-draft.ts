import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { momentIn, momentText } from '../parts/form/moment-text.ts';
import type { InputOf } from '../server/ask-desk.ts';
import { newPressKey } from '../server/press-key.ts';

/** A variant as it is typed: a number is null while its field is empty. */
export interface VariantDraft {
  /** Identifies the draft, because a new variant gets its number only from the save. */
  key: string;
  id: number | null;
  name: string;
  colorHex: string;
  priceToman: number | null;
  stock: number | null;
  seenStock?: number;
}

/** A product as it is typed. */
export interface GoodsDraft {
  name: string;
  shortName: string;
  subGroupId: number | null;
  categoryId: number | null;
  brandId: number | null;
  summary: string;
  description: string;
  guarantee: string;
  unit: string;
  weightGrams: number | null;
  discountPercent: number | null;
  /** By the Jalali calendar; '' for a discount that has begun. */
  discountFrom: string;
  /** '' for a discount that does not end. */
  discountUntil: string;
  variants: VariantDraft[];
  pictures: Goods['pictures'];
  /** One tag on each line. */
  tags: string;
  /** One video on each line. */
  videos: string;
  properties: { propertyId: number | null; value: string; isHighlighted: boolean }[];
}

export function newVariant(): VariantDraft {
  return { key: newPressKey(), id: null, name: '', colorHex: '', priceToman: null, stock: 0 };
}

export function newGoods(unit: string): GoodsDraft {
  return {
    name: '',
    shortName: '',
    subGroupId: null,
    categoryId: null,
    brandId: null,
    summary: '',
    description: '',
    guarantee: '',
    unit,
    weightGrams: 500,
    discountPercent: 0,
    discountFrom: '',
    discountUntil: '',
    variants: [newVariant()],
    pictures: [],
    tags: '',
    videos: '',
    properties: [],
  };
}

/** The draft of a product. After a save its variants are those of the draft that was `sent`. */
export function draftOf(goods: Goods, sent?: GoodsDraft): GoodsDraft {
  return {
    ...goods,
    discountFrom: momentText(goods.discountFrom),
    discountUntil: momentText(goods.discountUntil),
    variants: goods.variants.map((variant, place) => ({
      ...variant,
      key: sent?.variants[place]?.key ?? newPressKey(),
      colorHex: variant.colorHex ?? '',
      // The server books the difference from the seen stock, so that pieces that were sold meanwhile stay sold.
      seenStock: variant.stock,
    })),
    tags: goods.tags.join('\n'),
    videos: goods.videos.join('\n'),
  };
}

/**
 * The typed values, to be saved over the version of another member. The notice has shown that version's stocks, so a typed stock
 * counts from the shown one, and a stock that was not typed takes the shown value. A variant that the other member has deleted
 * becomes a new variant.
 */
export function overTheirs(draft: GoodsDraft, { variants }: Goods): GoodsDraft {
  return {
    ...draft,
    variants: draft.variants.map((typed) => {
      const theirs = variants.find(({ id }) => id === typed.id);
      if (!theirs) return { ...typed, id: null };
      const stock = typed.stock === typed.seenStock ? theirs.stock : typed.stock;
      return { ...typed, stock, seenStock: theirs.stock };
    }),
  };
}

/**
 * What was typed while `sent` was saved, over what was saved. Each variant that was sent has its number and its seen stock from the
 * save, so that the next one neither makes the variant again nor books its count again.
 */
export function overOurs(draft: GoodsDraft, sent: GoodsDraft, saved: Goods): GoodsDraft {
  return {
    ...draft,
    variants: draft.variants.map((typed) => {
      const place = sent.variants.findIndex(({ key }) => key === typed.key);
      const [was, now] = [sent.variants[place], saved.variants[place]];
      if (!was || !now) return typed;
      const stock = typed.stock === was.stock ? now.stock : typed.stock;
      return { ...typed, id: now.id, stock, seenStock: now.stock };
    }),
  };
}

type GoodsInput = Omit<InputOf<'POST /v1/desk/goods/create'>, 'isHidden'>;

/** The request of a draft. An empty number is sent as it is, and the server names the field that lacks it. */
export function inputOf(draft: GoodsDraft): GoodsInput {
  const input = {
    name: draft.name,
    shortName: draft.shortName,
    subGroupId: draft.subGroupId,
    categoryId: draft.categoryId,
    brandId: draft.brandId,
    summary: draft.summary,
    description: draft.description,
    guarantee: draft.guarantee,
    unit: draft.unit,
    weightGrams: draft.weightGrams,
    discountPercent: draft.discountPercent,
    discountFrom: momentIn(draft.discountFrom),
    discountUntil: momentIn(draft.discountUntil),
    variants: draft.variants.map(({ key: _key, ...variant }) => ({
      ...variant,
      colorHex: variant.colorHex === '' ? null : variant.colorHex,
    })),
    pictures: draft.pictures,
    tags: linesOf(draft.tags),
    videos: linesOf(draft.videos),
    properties: draft.properties.filter(({ value }) => value.trim() !== ''),
  };
  return input as GoodsInput;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
