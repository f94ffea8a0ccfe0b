import type { Goods } from '@kashi/contracts/desk/goods/goods';
import { momentIn, momentText } from '../parts/form/moment-text.ts';
import { typedOver } from '../parts/form/typed-since.ts';
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
 * What was typed since `read`, to be saved over the version of another member. What was not typed takes the value of that version: a
 * member who writes a description puts no old price back. The notice has shown that version's stocks, so a typed stock counts from
 * the shown one. A variant that the other member has deleted becomes a new variant if something was typed in it.
 */
export function overTheirs(draft: GoodsDraft, read: Goods, theirs: Goods): GoodsDraft {
  const [was, now] = [draftOf(read), draftOf(theirs)];
  const { subGroupId, categoryId } = draft;
  // A category belongs to its subgroup, so that both are of one member.
  const isShelfTyped = subGroupId !== was.subGroupId || categoryId !== was.categoryId;
  return {
    ...typedOver(draft, was, now),
    ...(isShelfTyped && { subGroupId, categoryId }),
    variants: [
      ...draft.variants.flatMap((typed) => variantOver(typed, was, now)),
      ...now.variants.filter(({ id }) => !was.variants.some((each) => each.id === id)),
    ],
  };
}

function variantOver(typed: VariantDraft, was: GoodsDraft, now: GoodsDraft): VariantDraft[] {
  const [before, theirs] = [was, now].map(({ variants }) =>
    variants.find(({ id }) => id === typed.id),
  );
  if (typed.id === null || !before) return [typed];
  if (theirs) return [typedOver(typed, before, theirs)];
  const fields = ['name', 'colorHex', 'priceToman', 'stock'] as const;
  return fields.some((name) => typed[name] !== before[name]) ? [{ ...typed, id: null }] : [];
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
    properties: filledProperties(draft),
  };
  return input as GoodsInput;
}

/** The specifications that are sent, without the empty ones: the server names a wrong one by its place among these. */
export function filledProperties({ properties }: GoodsDraft): GoodsDraft['properties'] {
  return properties.filter(({ value }) => value.trim() !== '');
}

/** What stands on each line of an entry that takes many, without the empty ones: the server names a wrong one by its place among these. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
