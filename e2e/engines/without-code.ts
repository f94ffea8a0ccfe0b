import type { APIRequestContext } from '@playwright/test';
import { codeSentTo, newcomer } from '../page-objects/visitors/registration.ts';
import { seeded } from '../page-objects/facts/seeded-products.ts';
import { expectsSoundLayout } from './layout.ts';
import type { Shopper } from './shopper.ts';
import { thing } from './thing.ts';
import { addButton, field, filters, heading, main } from './things.ts';
import type { Screen } from './screen.ts';

const { name } = seeded.simplePhone;

/** The shop for a browser below the floor: links and forms, without any of the shop's code, as far as the cart. */
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
    await screen.opens('/register');
    await registers(screen, request);
  });
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
