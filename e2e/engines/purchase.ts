import type { APIRequestContext } from '@playwright/test';
import { codeSentTo, newcomer } from '../page-objects/visitors/registration.ts';
import { seeded } from '../page-objects/facts/seeded-products.ts';
import { expectsSoundLayout } from './layout.ts';
import type { Screen } from './screen.ts';
import type { Shopper } from './shopper.ts';
import { thing } from './thing.ts';
import {
  addButton,
  addressDialog,
  buyBox,
  field,
  filters,
  filterSheet,
  heading,
  main,
  pricesDialog,
} from './things.ts';

const { name } = seeded.simplePhone;
const brand = thing('checkbox', /^Nokia/);

/** The journey that feeds the shop, in the same words for every engine: from home to an order that is paid. */
export async function buys(
  { screen, does }: Shopper,
  request: APIRequestContext,
  { isPhone }: { isPhone: boolean },
): Promise<void> {
  await does('comes home', async () => {
    await screen.opens('/');
    await screen.sees(heading, 'فروشگاه اینترنتی کاشی');
    await screen.canAct();
    await expectsSoundLayout(screen);
  });

  await does('searches, and is helped', async () => {
    await screen.fills(thing('labelled', 'جستجو در فروشگاه'), 'گوشی');
    await screen.sees(thing('option', /گوشی/));
    await screen.types('\n');
    await screen.isAt(/^\/filter\?SearchValue=گوشی/);
    await screen.sees(thing('article', /^/, main));
  });

  await does('narrows the list down to a brand', async () => {
    await (isPhone ? narrowsInSheet(screen) : narrowsBeside(screen));
    await screen.sees(thing('group', 'فیلترهای اعمال‌شده'), 'Nokia');
  });

  await does('looks at a product', async () => {
    await screen.follows(thing('link', name, main), /^\/product\//);
    await screen.sees(heading, name);
    await expectsSoundLayout(screen);
    await screen.hasInReach(addButton);
  });

  await does('asks what it has cost', async () => {
    await screen.presses(thing('button', 'تاریخچهٔ تغییر قیمت', main));
    await screen.sees(thing('img', /^نمودار تغییر قیمت از/, pricesDialog));
    await screen.closes(pricesDialog);
  });

  await does('chooses a colour, and puts it into the cart', async () => {
    await screen.checks(thing('radio', 'لاجوردی', main));
    await screen.isAt(/variant=11142/);
    await screen.presses(addButton);
    await screen.follows(thing('link', 'در سبد شما', buyBox), /^\/cart/);
  });

  await does('changes how many', async () => {
    await screen.sees(thing('list', 'کالاهای سبد'), 'لاجوردی');
    await screen.presses(thing('button', `افزایش تعداد ${name}، لاجوردی`));
    await screen.sees(thing('status', /^/, thing('group', `${name}، لاجوردی`)), '۲');
    await screen.follows(thing('link', 'ادامه ثبت سفارش'), /^\/login/);
  });

  await does('registers with the code from the phone', async () => {
    await registers(screen, request);
    await screen.follows(thing('link', 'ادامهٔ خرید', main), /^\/chooseAddress/);
  });

  await does('says where to', async () => {
    await screen.presses(thing('button', 'افزودن آدرس', main));
    await fillsAddress(screen);
    await screen.sees(thing('radio', /^/, thing('group', 'آدرس تحویل')));
  });

  await does('says by whom', async () => {
    await screen.checks(thing('radio', /پیک کاشی/, thing('group', 'شیوهٔ ارسال')));
    await screen.follows(thing('button', 'ثبت و گام بعدی'), /^\/invoice/);
  });

  await does('pays at the bank', async () => {
    await screen.checks(thing('radio', /زرین‌پال/, thing('group', 'درگاه بانکی')));
    await screen.follows(thing('button', 'پرداخت آنلاین'), /^\/bank\//);
    await screen.follows(thing('button', 'پرداخت'), /^\/orderTracking\//);
  });

  await does('follows the paid order', async () => {
    await screen.sees(main, name);
    await screen.sees(main, 'سفارش ثبت و در حال بررسی می باشد.');
  });
}

async function narrowsBeside(screen: Screen): Promise<void> {
  await screen.checks({ ...brand, within: filters });
  await screen.follows(thing('button', 'اعمال برند', filters), /BrandIds=/);
}

async function narrowsInSheet(screen: Screen): Promise<void> {
  await screen.misses(filters);
  await screen.presses(thing('link', /^فیلترها/, main));
  await screen.checks({ ...brand, within: filterSheet });
  await screen.follows(thing('button', 'اعمال برند', filterSheet), /BrandIds=/);
  await screen.closes(filterSheet, /^مشاهده/);
}

async function registers(screen: Screen, request: APIRequestContext): Promise<void> {
  const { mobile, password, firstName, lastName } = newcomer();
  await screen.follows(thing('link', 'ثبت‌نام کنید', main), /^\/register/);
  await screen.fills(field('نام'), firstName);
  await screen.fills(field('نام خانوادگی'), lastName);
  await screen.fills(field('شمارهٔ موبایل'), mobile);
  await screen.fills(thing('labelled', 'رمز عبور', main), password);
  await screen.fills(thing('labelled', 'تکرار رمز عبور', main), password);
  await screen.presses(thing('button', 'ثبت‌نام', main));
  await screen.sees(heading, 'کد تأیید');
  await screen.fills(field('کد تأیید'), await codeSentTo(request, mobile));
  await screen.sees(heading, 'حساب شما ساخته شد');
}

async function fillsAddress(screen: Screen): Promise<void> {
  const within = (label: string) => thing('textbox', label, addressDialog);
  await screen.fills(within('عنوان آدرس'), 'خانه');
  await screen.picks(thing('combobox', 'استان', addressDialog), 'اصفهان');
  await screen.picks(thing('combobox', 'شهر', addressDialog), 'اصفهان');
  await screen.fills(within('آدرس کامل'), 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲');
  await screen.fills(within('نام گیرنده'), 'نگار رضایی');
  await screen.fills(within('موبایل گیرنده'), '۰۹۱۳۱۲۳۴۵۶۷');
  await screen.closes(addressDialog, 'ذخیرهٔ آدرس');
}
