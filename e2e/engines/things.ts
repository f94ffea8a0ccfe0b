import { thing } from './thing.ts';

/** The things that the journeys press and look at, by the names that are read aloud. */
export const main = thing('main', /^/);
export const heading = thing('heading', /^/, main);
export const filters = thing('complementary', 'فیلترها');
export const filterSheet = thing('dialog', 'فیلترها');
export const buyBox = thing('complementary', 'خرید');
export const addButton = thing('button', 'افزودن به سبد خرید', buyBox);
export const pricesDialog = thing('dialog', 'تاریخچهٔ تغییر قیمت');
export const addressDialog = thing('dialog', /آدرس/);

export const field = (name: string | RegExp) => thing('textbox', name, main);
