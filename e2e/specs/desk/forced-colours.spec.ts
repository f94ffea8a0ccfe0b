import { expect, test } from '../../page-objects/visitors/member.ts';

test('in forced colours, which paint transparent lines too, the open screen alone has a line below its tab', async ({
  page,
  desk,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await desk.joinsAs('in-forced-colours', 'support');

  await desk.opens('/opinions');

  const tabs = page.getByRole('navigation', { name: 'دیدگاه‌ها و پرسش‌ها' }).getByRole('link');
  await expect(tabs).toHaveCount(5);
  const lines = await tabs.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).borderBlockEndWidth),
  );
  expect(lines).toEqual(['3px', '0px', '0px', '0px', '0px']);
});
