import type { Product } from '@kashi/contracts/product/product';
import { lastComparisonKey } from '@kashi/border/kept/last-comparison';
import { Providers } from '@kashi/kit/Providers';
import { aShellApi } from '@kashi/kit/testing/a-shell-api';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { aPicture, aProduct, aSaleParam } from './product-fixtures.ts';
import { ProductPage } from './ProductPage.tsx';

// Loads the late part before the tests: they are about what the part does, and not about how it comes.
beforeAll(async () => {
  await import('./ProductDialogs.tsx');
  await import('./alerts/StockAlert.tsx');
});

const addToCart = 'mf-cart-checkout/add-to-cart';

const blue = aSaleParam({ Id: 71, Name: 'آبی' });
const silver = aSaleParam({
  Id: 72,
  Name: 'نقره‌ای',
  PaddingPrice: 120_000,
  Pictures: [aPicture('silver')],
});
const black = aSaleParam({ Id: 73, Name: 'مشکی', StockInventory: 0 });

interface Visit {
  product?: Partial<Product>;
  phone?: string;
  path?: string;
}

function open({ product, phone, path = '/product/7/watch' }: Visit = {}) {
  const data = {
    product: aProduct(product),
    description: '<p>متن</p>',
    ...(phone !== undefined && { phone }),
  };
  return renderInShop(<ProductPage data={data} />, {}, { path });
}

const buyBox = () => within(screen.getByRole('complementary', { name: 'خرید' }));

test('a variant of which few are left says how many, with its price', async () => {
  const scarce = aSaleParam({ Id: 74, Name: 'سبز', StockInventory: 2 });
  const { shopper } = open({ product: { ProductSaleParams: [blue, scarce] } });
  expect(buyBox().getByRole('status').textContent).not.toContain('مانده');

  await shopper.click(screen.getByRole('radio', { name: /سبز/ }));

  expect(buyBox().getByRole('status').textContent).toContain('تنها ۲ تا مانده است');
});

test('goods that are sold by the kilo say so beside their price, and of how few kilos are left', () => {
  open({ product: { Unit: 'کیلو', ProductSaleParams: [aSaleParam({ StockInventory: 2 })] } });

  const price = buyBox().getByRole('status').textContent;

  expect(price).toContain('هر کیلو');
  expect(price).toContain('تنها ۲ کیلو مانده است');
});

test('sold-out goods, which say no price, say no unit of it either', () => {
  open({ product: { Unit: 'کیلو', ProductSaleParams: [aSaleParam({ StockInventory: 0 })] } });

  expect(buyBox().getByRole('status').textContent).not.toContain('کیلو');
});

test('price, pictures, cart and address follow the variant', async () => {
  const { shopper, shell } = open({ product: { ProductSaleParams: [blue, silver] } });
  expect(shell.seen.fragments.get(addToCart)).toMatchObject({
    saleParamId: 71,
    unavailable: false,
  });

  await shopper.click(screen.getByRole('radio', { name: /نقره‌ای/ }));

  expect(buyBox().getByRole('status').textContent).toContain('۱٬۱۲۰٬۰۰۰');
  expect(screen.getAllByRole('img')[0]?.getAttribute('src')).toContain('/media/silver');
  expect(shell.seen.fragments.get(addToCart)).toEqual({
    productId: 7,
    productName: 'ساعت هوشمند ماهور',
    saleParamId: 72,
    unavailable: false,
  });
  expect(shell.location()).toBe('/product/7/watch?variant=72');
});

test('the variant of the address is chosen, and the rest of the address is kept', async () => {
  const { shopper, shell } = open({
    product: { ProductSaleParams: [blue, silver] },
    path: '/product/7/watch?variant=72&from=letter',
  });
  expect(screen.getByRole('radio', { name: /نقره‌ای/, checked: true })).toBeTruthy();

  await shopper.click(screen.getByRole('radio', { name: 'آبی' }));

  expect(shell.location()).toBe('/product/7/watch?variant=71&from=letter');
});

test('a sold-out variant says so, can be looked at, and is waited for where others are bought', async () => {
  const { shopper, shell } = open({ product: { ProductSaleParams: [blue, black] } });

  await shopper.click(screen.getByRole('radio', { name: 'مشکی ناموجود' }));

  expect(buyBox().getByRole('status').textContent).toBe('ناموجود');
  const ask = await buyBox().findByRole('link', { name: 'موجود شد خبرم کن' });
  expect(ask.getAttribute('href')).toContain(encodeURIComponent('variant=73'));
  expect(shell.seen.fragments.has(addToCart)).toBe(false);

  await shopper.click(screen.getByRole('radio', { name: 'آبی' }));

  expect(buyBox().queryByRole('link', { name: 'موجود شد خبرم کن' })).toBeNull();
  expect(shell.seen.fragments.get(addToCart)).toMatchObject({ saleParamId: 71 });
});

test('a product without a price asks the shopper to call', () => {
  const { shell } = open({ product: { Price: 0, FinalPrice: 0 } });

  expect(buyBox().getByRole('status').textContent).toBe('تماس بگیرید');
  expect(shell.seen.fragments.get(addToCart)).toMatchObject({ unavailable: true });
});

test('a product without any variant cannot be bought', () => {
  const { shell } = open({ product: { ProductSaleParams: [] } });

  expect(screen.queryByRole('radio')).toBeNull();
  expect(shell.seen.fragments.get(addToCart)).toMatchObject({
    saleParamId: null,
    unavailable: true,
  });
});

test('a variant without a name is of no colour among others', () => {
  open({ product: { ProductSaleParams: [aSaleParam({ Id: 70, Name: '' }), blue] } });

  expect(screen.getByRole('radio', { name: 'بدون رنگ', checked: true })).toBeTruthy();
});

test('weights are no colours, whichever of them has no name', () => {
  const weights = ['', 'نیم کیلو'].map((Name, at) =>
    aSaleParam({ Id: 70 + at, Name, ColorHex: undefined }),
  );
  open({ product: { ProductSaleParams: weights } });

  expect(screen.getByRole('group', { name: /^نوع:/ })).toBeTruthy();
});

test('a single variant without a name is no choice', () => {
  open({ product: { ProductSaleParams: [aSaleParam({ Name: '', ColorHex: undefined })] } });

  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText('بدون رنگ')).toBeNull();
});

test('a product without a price has a link that calls the shop', () => {
  open({ product: { Price: 0, FinalPrice: 0 }, phone: '۰۳۱ ۳۲۲۰ ۰۰۰۰' });

  const call = screen.getByRole('link', { name: 'تماس با فروشگاه' });
  expect(call).toHaveProperty('href', 'tel:03132200000');
});

test('before JavaScript the variants are links', () => {
  const data = {
    product: aProduct({ ProductSaleParams: [blue, black] }),
    description: '<p>سبک</p>',
  };

  const html = renderToString(
    <Providers shell={aShellApi({ path: '/product/7/watch?variant=73' })}>
      <ProductPage data={data} />
    </Providers>,
  );
  renderInShop(<div dangerouslySetInnerHTML={{ __html: html }} />);

  const blueLink = screen.getByRole('link', { name: 'آبی' });
  expect(blueLink.getAttribute('href')).toBe('/product/7/watch?variant=71');
  expect(screen.getByRole('link', { name: 'مشکی ناموجود', current: true })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('سبک')).toBeTruthy();
  expect(html).not.toContain('style=');
});

test('tags and brand lead to their listings', () => {
  open();

  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  expect(hrefOf('ضد آب')).toBe(`/filter?${new URLSearchParams('TagId=5&TagName=ضد آب')}`);
  expect(hrefOf('برند ماهور')).toBe(
    `/filter?${new URLSearchParams('BrandCode=3&BrandName=ماهور')}`,
  );
});

test('a product leads to its comparison', () => {
  open();

  const link = screen.getByRole('link', { name: 'مقایسه' });

  expect(link.getAttribute('href')).toBe('/compareProduct?SubGroupId=12&productId=7');
});

test.each([
  { last: 'SubGroupId=12&productId=9', next: 'SubGroupId=12&productId=9&productId=7' },
  { last: 'SubGroupId=3&productId=9', next: 'SubGroupId=12&productId=7' },
])(
  'a product joins the last comparison where it is of the same group ($last)',
  ({ last, next }) => {
    sessionStorage.setItem(lastComparisonKey, `/compareProduct?${last}`);
    open();

    const link = screen.getByRole('link', { name: 'مقایسه' });

    expect(link.getAttribute('href')).toBe(`/compareProduct?${next}`);
    sessionStorage.clear();
  },
);

test('the shared address is short, and has the variant that the shopper has chosen', async () => {
  const { shopper } = open({
    product: { ProductSaleParams: [blue, silver] },
    path: '/product/7/watch?variant=72&from=letter',
  });

  await shopper.click(screen.getByRole('button', { name: 'اشتراک‌گذاری' }));

  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'آدرس کالا' });
  expect(address.value).toMatch(/\/product\/7\?variant=72$/);
});

test('a product whose sizes are explained leads to its size guide, and calls its variants sizes', () => {
  const sizes = [37, 38].map((size) =>
    aSaleParam({ Id: size, Name: `${size}`, ColorHex: undefined }),
  );
  open({ product: { SizeGuidePath: '/content/shoe-sizes', ProductSaleParams: sizes } });

  expect(screen.getByRole('link', { name: 'راهنمای اندازه' })).toHaveAttribute(
    'href',
    '/content/shoe-sizes',
  );
  expect(screen.getByRole('group', { name: /^اندازه: 37/ })).toBeInTheDocument();
});
