import { screen } from '@testing-library/react';
import type { Answers } from '@kashi/kit/testing/answers';
import { renderInShop } from '@kashi/kit/testing/render-in-shop';
import { aCart, load } from '../parts/live-cart/cart-fixtures.ts';
import { aCarrier, aShop, anAddress } from '../parts/checkout/checkout-fixtures.ts';
import { page } from './choose-address-page.tsx';

export const readCart = 'GET /v1/Orders/Carts/Read';
export const readAddresses = 'GET /v1/Identity/CustomersAddress/Read';
export const readContents = 'GET /v1/ContentManagement/Contents/Read';
export const readCarriers = 'GET /v1/BasicDefinitions/Carriers/Read';

export const home = anAddress();
export const work = anAddress({ Id: 6, Title: 'محل کار', CityId: 2, FullLocation: 'تهران، تهران' });

/** Opens the page with two addresses and one carrier, unless `answers` say otherwise. */
export async function openPage(answers: Answers = {}) {
  const all: Answers = {
    [readCart]: () => aCart(),
    [readAddresses]: () => [home, work],
    [readContents]: () => aShop(),
    [readCarriers]: () => [aCarrier()],
    ...answers,
  };
  const loaded = await load(page, '/chooseAddress', all);
  if (loaded.kind !== 'found') throw new Error(loaded.kind);
  return renderInShop(<page.Component data={loaded.data} params={{}} />, all, {
    path: '/chooseAddress',
    customer: 'نگار رضایی',
  });
}

export const address = (title: RegExp) => screen.getByRole('radio', { name: title });
export const carrier = (name = /پیک کاشی/) => screen.findByRole('radio', { name });
export const pickup = () => screen.getByRole('checkbox', { name: /تحویل حضوری از فروشگاه/ });
export const next = () => screen.queryByRole('button', { name: 'ثبت و گام بعدی' });
