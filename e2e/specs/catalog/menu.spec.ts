import type { Locator } from '@playwright/test';
import { shopContents } from '../../page-objects/facts/contents.ts';
import { Keyboard } from '../../page-objects/visitors/keyboard.ts';
import { obstaclesOn } from '../../page-objects/visitors/reader.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });

/** Two neighbours of the bar; the second one holds more than the mega-menu shows. */
const digital = 'کالای دیجیتال';
const home = 'خانه و آشپزخانه';

test('a group shows what four columns of ten have room for, its picture, and the way to the rest', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const { panel } = shopper.header;
  const group = shopper.header.group(home);
  await group.click();
  const columns = panel.getByRole('list');
  await expect(columns).toHaveCount(4);

  const shown = await columns.evaluateAll((all) =>
    all.map((column) => ({
      place: Math.round(column.getBoundingClientRect().right),
      items: column.childElementCount,
      endsWithHeading: column.querySelector('li:last-child [data-heading]') !== null,
    })),
  );

  for (const { items, endsWithHeading } of shown) {
    expect(items).toBeGreaterThan(8);
    expect(items).toBeLessThanOrEqual(10);
    expect(endsWithHeading, 'a heading parted from what it heads').toBe(false);
  }
  const places = shown.map(({ place }) => place);
  expect(places, 'from the right').toEqual([...new Set(places)].sort((a, b) => b - a));
  await expect(panel.locator('img')).toBeVisible();
  expect(await obstaclesOn(page, 'header')).toEqual([]);
  await panel.getByRole('link', { name: `همهٔ ${home}` }).click();
  await expect(shopper.heading).toHaveText(home);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('a passing mouse opens no menu; a resting one does, and may cross the bar on its way in', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const [from, to] = [shopper.header.group(digital), shopper.header.group(home)];
  const [here, neighbour] = [await middleOf(from), await middleOf(to)];
  const foot = shopper.header.panel.getByRole('link', { name: `همهٔ ${digital}` });
  await page.mouse.move(here.x, here.y - 60);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  await test.step('it passes', async () => {
    await page.mouse.move(here.x, here.y);
    await page.clock.runFor(100);
    await page.mouse.move(here.x, here.y + 300);
    await page.clock.runFor(1000);
    await expect(from).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('it rests', async () => {
    await page.mouse.move(here.x, here.y);
    await page.clock.runFor(120);
    await expect(from).toHaveAttribute('aria-expanded', 'true');
    await expect(foot).toBeVisible();
  });

  await test.step('it goes slantwise across the neighbour, for longer than a rest is', async () => {
    for (const step of [0, 1, 2, 3, 4]) {
      await page.mouse.move(neighbour.x - step, neighbour.y + 4 * step);
      await page.clock.runFor(100);
    }
    await page.mouse.move(neighbour.x, neighbour.y + 120);
    await page.clock.runFor(1000);
    await expect(from).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('it rests on the neighbour, and then leaves', async () => {
    await page.mouse.move(neighbour.x, neighbour.y);
    await page.clock.runFor(120);
    await expect(to).toHaveAttribute('aria-expanded', 'true');
    await expect(from).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.move(here.x, 880);
    await page.clock.runFor(120);
    await expect(to).toHaveAttribute('aria-expanded', 'false');
  });
});

test('the keyboard opens a group, walks its columns, comes back, and goes where it wants', async ({
  page,
  shopper,
}) => {
  await shopper.opens('/content/rules');
  const { header } = shopper;
  const keyboard = new Keyboard(page);
  const group = header.group(home);
  await keyboard.presses(group);
  const links = header.panel.getByRole('listitem').getByRole('link');
  const secondColumn = header.panel.getByRole('list').nth(1).getByRole('link');
  await expect(secondColumn.first()).toBeVisible();
  await expect(group).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(secondColumn.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(links.first()).toBeFocused();
  for (let column = 0; column < 4; column += 1) await page.keyboard.press('ArrowLeft');
  const whole = header.panel.getByRole('link', { name: `همهٔ ${home}` });
  await expect(whole).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(whole).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(header.panel.getByRole('list').nth(3).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(group).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  const name = await links.first().innerText();
  await page.keyboard.press('Enter');
  await expect(shopper.heading).toHaveText(name);
  await expect(page).toHaveURL(/SubGroupId=\d+/);
});

test('groups that cannot be read say so in their panel, the way to the whole group stays, and a retry mends it', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/ERR_FAILED/);
  await shopper.opens('/content/rules');
  await page.route('**/Contents/Read*', (route) => route.abort());
  const { panel } = shopper.header;

  await shopper.header.group(digital).click();

  await expect(panel.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
  await expect(panel.getByRole('link', { name: `همهٔ ${digital}` })).toBeVisible();
  await page.unroute('**/Contents/Read*');
  await panel.getByRole('button', { name: 'تلاش دوباره' }).click();
  await expect(panel.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
});

test(
  'on a phone the drawer is a tree down to the category, and gives the focus back',
  { tag: '@phone' },
  async ({ page, shopper, request }) => {
    const { drawer, drawerOpener } = shopper.header;
    const branchOf = (title: string) =>
      drawer.locator('summary').filter({ hasText: new RegExp(`^${title}$`) });
    const branch = (await shopContents(request)).Groups.find(({ Title }) => Title === digital);
    const subGroup = branch!.SubGroups.find(({ Categories }) => Categories.length > 0)!;
    await shopper.opens('/content/rules');

    await drawerOpener.click();
    await branchOf(digital).click();
    await expect(drawer.getByRole('link', { name: `همهٔ ${digital}` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(drawerOpener).toBeFocused();

    await drawerOpener.click();
    await branchOf(digital).click();
    await branchOf(subGroup.Title).click();
    await drawer.getByRole('link', { name: subGroup.Categories[0]!.Title, exact: true }).click();
    await expect(shopper.heading).toHaveText(subGroup.Categories[0]!.Title);
    await expect(page).toHaveURL(/CategoryId=\d+/);
    await expect(drawer).toBeHidden();
  },
);

test(
  'a drawer whose branches cannot be read still leads to every group',
  { tag: '@phone' },
  async ({ page, shopper, trouble }) => {
    trouble.announce(/ERR_FAILED/);
    await shopper.opens('/content/rules');
    await page.route('**/Contents/Read*', (route) => route.abort());
    const { drawer } = shopper.header;

    await shopper.header.drawerOpener.click();

    await expect(drawer.getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
    expect(await obstaclesOn(page, 'dialog')).toEqual([]);
    await drawer.getByRole('link', { name: digital }).click();
    await expect(shopper.heading).toHaveText(digital);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar of groups stands on a phone too', { tag: '@both' }, async ({ page, shopper }) => {
    await page.goto('/content/rules');

    await shopper.header.group(digital).click();

    await expect(shopper.heading).toHaveText(digital);
    await expect(shopper.listing.cards.first()).toBeVisible();
  });
});

/** The middle of a control, where a mouse aims at. */
async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  const box = await control.boundingBox();
  return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
}
