import { expect, test as base } from '../../page-objects/visitors/shopper.ts';
import { openRemoteUnderWork, type RemoteUnderWork } from '../../shop/remote-under-work.ts';

const test = base.extend<{ remote: RemoteUnderWork }>({
  // The development server is another origin, which lets no such header in.
  extraHTTPHeaders: {},
  remote: async ({ page }, use) => {
    const remote = await openRemoteUnderWork();
    await use(remote);
    // Later requests of this page would find no server.
    await page.goto('about:blank');
    await remote.close();
  },
});

test('an edit of a remote is in the composed shop at once, and what its page was doing goes on', async ({
  page,
  shopper,
  remote,
}) => {
  const counter = page.getByRole('button', { name: 'mf-lamp' });

  await shopper.opens(remote.url + remote.path);
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText('mf-lamp: 2');
  await expect(shopper.header.cart).toBeVisible();

  // A component, its words, and what its page reads.
  remote.edits('HelloPage.tsx', '{name}: {count}', '{name}, pressed {count} times');
  await expect(counter).toHaveText('mf-lamp, pressed 2 times');
  remote.edits('messages.ts', 'سلام', 'درود');
  await expect(shopper.heading).toHaveText('درود');
  remote.edits('hello-page.tsx', "name: 'mf-lamp'", "name: 'mf-lamp lit'");
  await expect(counter).toHaveText('mf-lamp lit, pressed 2 times');

  remote.edits('HelloPage.module.css', 'font-size: var(--text-3xl)', 'font-size: 77px');
  await expect(shopper.heading).toHaveCSS('font-size', '77px');
  await expect(counter).toHaveText('mf-lamp lit, pressed 2 times');

  const served = await page.request.get(remote.url + remote.path);
  expect(await served.text()).toContain('mf-lamp lit');
  await shopper.follows('/contactUs');
  await expect(shopper.heading).toHaveText('تماس با ما');
});

test('a page that an edit has made throw comes back when its code is mended', async ({
  page,
  shopper,
  remote,
  trouble,
}) => {
  trouble.announce(/no lamp/);
  const counter = page.getByRole('button', { name: 'mf-lamp' });
  await shopper.opens(remote.url + remote.path);
  await expect(counter).toBeVisible();

  remote.edits('HelloPage.tsx', 'return (', "if (name) throw new Error('no lamp');\n  return (");
  await expect(shopper.alert).toContainText('این بخش از فروشگاه باز نشد');
  remote.edits('HelloPage.tsx', "if (name) throw new Error('no lamp');\n", '');

  await counter.click();
  await expect(counter).toHaveText('mf-lamp: 1');
  await expect(shopper.alert).toHaveCount(0);
});
