import type { APIRequestContext } from '@playwright/test';
import { codeSentTo, newcomer } from '../page-objects/visitors/registration.ts';
import { seeded } from '../page-objects/facts/seeded-products.ts';
import { expectsSoundLayout } from './layout.ts';
import type { Shopper } from './shopper.ts';
import { thing } from './thing.ts';
import { addButton, field, filters, heading, main } from './things.ts';
import type { Screen } from './screen.ts';

const { name } = seeded.simplePhone;

/** The shop for a browser below the floor: links and forms, without any of the shop's code, from home to the paid order. */
export async function buysWithoutCode(
  { screen, does }: Shopper,
  request: APIRequestContext,
  { isPhone }: { isPhone: boolean },
): Promise<void> {
  await does('comes home', async () => {
    await screen.opens('/');
    await screen.sees(heading, 'فروشگاه اینترنتی کاشی');
    await expectsSoundLayout(screen);
  });

  await does('searches by the form', async () => {
    await screen.fills(thing('labelled', 'جستجو در فروشگاه'), 'گوشی\n');
    await screen.isAt(/^\/filter\?SearchValue=گوشی/);
    await screen.sees(thing('article', /^/, main));
  });

  await does('narrows the list down by the form', async () => {
    if (isPhone) await screen.presses(thing('link', /^فیلترها/, main));
    await screen.checks(thing('checkbox', /^Nokia/, filters));
    await screen.follows(thing('button', 'اعمال برند', filters), /BrandIds=/);
    await screen.sees(thing('group', 'فیلترهای اعمال‌شده'), 'Nokia');
  });

  await does('looks at a product, and at another colour', async () => {
    await screen.follows(thing('link', name, main), /^\/product\//);
    await screen.sees(heading, name);
    await screen.follows(thing('link', /لاجوردی/, main), /variant=11142/);
    await expectsSoundLayout(screen);
    await screen.hasInReach(addButton);
  });

  await does('puts it into the cart', async () => {
    await screen.follows(addButton, /^\/cart/);
    await screen.sees(thing('list', 'کالاهای سبد'), name);
  });

  await does('registers with the code from the phone', async () => {
    await screen.follows(thing('link', 'ادامه ثبت سفارش'), /^\/login/);
    await screen.follows(thing('link', 'ثبت‌نام کنید', main), /^\/register/);
    await registers(screen, request);
    await screen.follows(thing('link', 'ادامهٔ خرید', main), /^\/chooseAddress/);
  });

  await does('says where to', async () => {
    await screen.follows(thing('link', 'افزودن آدرس', main), /^\/addresses/);
    await fillsAddress(screen);
    await expectsSoundLayout(screen);
  });

  await does('says by whom', async () => {
    await screen.checks(thing('radio', /پیک کاشی/, thing('group', 'شیوهٔ ارسال')));
    await screen.follows(thing('button', 'ثبت و گام بعدی'), /^\/invoice/);
    await expectsSoundLayout(screen);
  });

  await does('pays at the bank', async () => {
    await screen.checks(thing('radio', /زرین‌پال/, thing('group', 'درگاه بانکی')));
    await screen.follows(thing('button', 'پرداخت آنلاین'), /^\/bank\//);
    await screen.follows(thing('button', 'پرداخت'), /^\/orderTracking\//);
  });

  await does('follows the paid order', async () => {
    await screen.sees(main, name);
    await screen.sees(main, 'سفارش ثبت و در حال بررسی می باشد.');
    await expectsSoundLayout(screen);
  });
}

async function fillsAddress(screen: Screen): Promise<void> {
  const within = (label: string) => thing('textbox', label, main);
  await screen.fills(within('عنوان آدرس'), 'خانه');
  await screen.picks(thing('combobox', 'استان', main), 'اصفهان');
  await screen.follows(thing('button', 'نمایش شهرهای این استان', main), /form=again/);
  await screen.picks(thing('combobox', 'شهر', main), 'اصفهان');
  await screen.fills(within('آدرس کامل'), 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲');
  await screen.fills(within('نام گیرنده'), 'نگار رضایی');
  await screen.fills(within('موبایل گیرنده'), '۰۹۱۳۱۲۳۴۵۶۷');
  await screen.follows(thing('button', 'ذخیرهٔ آدرس', main), /^\/chooseAddress/);
}

async function registers(screen: Screen, request: APIRequestContext): Promise<void> {
  const { mobile, password, firstName, lastName } = newcomer();
  await screen.fills(field('نام'), firstName);
  await screen.fills(field('نام خانوادگی'), lastName);
  await screen.fills(field('شمارهٔ موبایل'), mobile);
  await screen.fills(thing('labelled', 'رمز عبور', main), password);
  await screen.fills(thing('labelled', 'تکرار رمز عبور', main), password);
  await screen.presses(thing('button', 'ثبت‌نام', main));
  await screen.sees(heading, 'کد تأیید');
  await screen.fills(field('کد تأیید'), await codeSentTo(request, mobile));
  await screen.presses(thing('button', 'تأیید', main));
  await screen.sees(heading, 'حساب شما ساخته شد');
}
