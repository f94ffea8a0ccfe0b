import type { SeedParam } from '../catalogue-shape.ts';

/** A variant's stock and extra price (tomans). */
type Stock = number | readonly [stock: number, paddingPrice: number];

export type ColourName = keyof typeof colourHex;

const colourHex = {
  مشکی: '#212121',
  سفید: '#FFFFFF',
  خاکستری: '#9E9E9E',
  نقره‌ای: '#C7CCD3',
  نوک‌مدادی: '#4A4F57',
  طلایی: '#C99212',
  رزگلد: '#D9A79A',
  کرم: '#FFECCA',
  عسلی: '#D9962F',
  قهوه‌ای: '#6D4525',
  نارنجی: '#EE7A2E',
  زرد: '#F5BE47',
  قرمز: '#C9302C',
  زرشکی: '#8E1B3A',
  صورتی: '#EC9DB4',
  یاسی: '#CDBBE3',
  بنفش: '#7C3FA6',
  سرمه‌ای: '#14285C',
  لاجوردی: '#26439F',
  آبی: '#2F86D6',
  'آبی یخی': '#BFE0F2',
  فیروزه‌ای: '#0F9391',
  سبز: '#2E8B57',
  'سبز پسته‌ای': '#A9C46C',
  زیتونی: '#6B7040',
} as const;

export function colours(stocks: Partial<Record<ColourName, Stock>>): SeedParam[] {
  return variants(stocks, (name) => colourHex[name as ColourName]);
}

/** Variants that differ in size, capacity, weight or edition. */
export function options(stocks: Record<string, Stock>): SeedParam[] {
  return variants(stocks, () => null);
}

/** A product with only one variant. */
export function single(stock: number): SeedParam[] {
  return [{ name: '', hex: null, stock, paddingPrice: 0 }];
}

function variants(
  stocks: Partial<Record<string, Stock>>,
  hexOf: (name: string) => string | null,
): SeedParam[] {
  return Object.entries(stocks).map(([name, stock = 0]) => {
    const [pieces, paddingPrice] = typeof stock === 'number' ? [stock, 0] : stock;
    return { name, hex: hexOf(name), stock: pieces, paddingPrice };
  });
}
