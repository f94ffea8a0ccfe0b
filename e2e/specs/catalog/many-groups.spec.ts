import { expect, test } from '../../page-objects/visitors/shopper.ts';

test('a mouse has a scroll bar to the groups that do not fit in the bar', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await shopper.opens('/content/rules');
  const list = shopper.header.groups.getByRole('list').first();

  const hidden = await list.evaluate((bar) => {
    for (const group of bar.querySelectorAll('li')) bar.append(group.cloneNode(true));
    return bar.scrollWidth - bar.clientWidth;
  });

  expect(hidden).toBeGreaterThan(100);
  await expect(list).toHaveCSS('overflow-x', 'auto');
  await expect(list).toHaveCSS('scrollbar-width', 'thin');
});
