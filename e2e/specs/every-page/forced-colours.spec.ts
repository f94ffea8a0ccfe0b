import type { Locator } from '@playwright/test';
import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

/** Forced colours, as of a high contrast: grounds and shadows are gone, and lines and system colours alone are seen. */
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('in forced colours the tick of a box differs from its ground', async ({ page, shopper }) => {
  await shopper.opens('/register');

  const { ground, drawing } = await coloursOf(page.getByRole('main').getByRole('checkbox'));

  expect(drawing).not.toBe(ground);
});

test('in forced colours the icon on a card can be seen', async ({ shopper }) => {
  await shopper.opens('/filter');
  const add = shopper.content.getByRole('button', { name: /^افزودن .* به سبد/ }).first();

  const { ground, drawing } = await coloursOf(add);

  expect(drawing).not.toBe(ground);
});

test('in forced colours the dots of the slides can be seen, and tell which slide is shown', async ({
  shopper,
}) => {
  await shopper.opens('/');
  const dots = shopper.content.getByRole('button', { name: /^اسلاید \S+ از/ });

  const shown = await coloursOf(dots.and(shopper.content.locator('[aria-current]')));
  const other = await coloursOf(dots.and(shopper.content.locator(':not([aria-current])')).first());

  expect(other.drawing).not.toBe(other.ground);
  expect(shown.drawing).not.toBe(shown.ground);
  expect(shown.drawing).not.toBe(other.drawing);
});

test('in forced colours a line tells what is chosen', async ({ page, shopper }) => {
  await shopper.opens('/filter?GroupId=1');
  const { content } = shopper;
  const links = content.getByRole('link');
  await differs(links.filter({ hasText: 'پیش‌فرض' }), links.filter({ hasText: 'ارزان‌ترین' }));
  await differs(
    shopper.listing.pages.locator('[aria-current]'),
    shopper.listing.pages.getByRole('link', { name: '۲' }),
  );

  await shopper.opens(seeded.watch.path);
  await differs(
    page.getByRole('tab', { selected: true }),
    page.getByRole('tab', { selected: false }).first(),
  );
  const pictures = content.locator('section a:has(img)');
  await differs(
    pictures.and(page.locator('[aria-current]')),
    pictures.and(page.locator(':not([aria-current])')).first(),
  );
  const variants = content.getByRole('radio');
  await differs(
    variants.and(page.locator(':checked')).locator('..'),
    variants.and(page.locator(':not(:checked)')).first().locator('..'),
  );

  await shopper.header.searchBox.pressSequentially('ساعت');
  await expect(shopper.header.suggestions).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await differs(
    page.getByRole('option', { selected: true }),
    page.getByRole('option', { selected: false }).first(),
  );
});

/** The colours of a control: of its ground, and of what is drawn on it before its words. */
async function coloursOf(control: Locator): Promise<{ ground: string; drawing: string }> {
  return control.evaluate((element) => {
    const colourOf = (part: string | null) => getComputedStyle(element, part).backgroundColor;
    return { ground: colourOf(null), drawing: colourOf('::before') };
  });
}

async function differs(chosen: Locator, other: Locator): Promise<void> {
  expect
    .soft(await chosen.evaluate(linesOf), String(chosen))
    .not.toEqual(await other.evaluate(linesOf));
}

/** The lines that are seen around a thing, and around what is laid over it. */
function linesOf(element: Element): string[] {
  return [null, '::after'].flatMap((part) => {
    const style = getComputedStyle(element, part);
    return [
      ['outline', style.outlineStyle, style.outlineWidth, style.outlineColor],
      ['border', style.borderBlockEndStyle, style.borderBlockEndWidth, style.borderBlockEndColor],
    ]
      .filter(
        ([, kind, width, colour]) =>
          kind !== 'none' && width !== '0px' && colour !== 'rgba(0, 0, 0, 0)',
      )
      .map((line) => `${part ?? ''} ${line.join(' ')}`);
  });
}
