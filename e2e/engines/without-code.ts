import { seeded } from '../page-objects/facts/seeded-products.ts';
import { expectsSoundLayout } from './layout.ts';
import type { Shopper } from './shopper.ts';
import { thing } from './thing.ts';
import { addButton, filters, heading, main } from './things.ts';

const { name } = seeded.simplePhone;

/** The shop for a browser below the floor: links and forms, without any of the shop's code, as far as the cart. */
export async function buysWithoutCode(
  { screen, does }: Shopper,
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

  await does('is told what signing in takes', async () => {
    await screen.opens('/login');
    await screen.sees(thing('status', /^/, main), 'جاوااسکریپت');
  });
}
