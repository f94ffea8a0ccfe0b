import { seeded } from '../../page-objects/facts/seeded-products.ts';
import { expect, test } from '../../page-objects/visitors/shopper.ts';
import {
  bringsAlong,
  changedBySheets,
  otherStyleSheets,
  reachesIntoOthers,
} from '../../page-objects/probes/tile-styles.ts';

/** Pages on which tiles of several remotes stand beside and within each other. */
const composedPages = ['/', '/filter', seeded.watch.path, '/content/rules', '/login', '/cart'];

test("no rule of a remote's style sheets matches an element of another's tile", async ({
  page,
  shopper,
}) => {
  for (const path of composedPages) {
    await page.goto(path);
    await shopper.canAct();
    expect.soft(await reachesIntoOthers(page), path).toEqual([]);
  }
});

test("with every other style sheet of the shop loaded, no element's computed style is another", async ({
  page,
  shopper,
}) => {
  // Animations are off while styles are compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(seeded.watch.path);
  await shopper.canAct();
  const others = await otherStyleSheets(page);
  expect(new Set(others.map(([remote]) => remote)).size).toBeGreaterThan(4);

  await bringsAlong(
    page,
    others.map(([, file]) => file),
  );

  expect(await changedBySheets(page)).toEqual([]);
});

test('a string becomes neither code nor an active element, and the shop itself needs no exception', async ({
  page,
  shopper,
  trouble,
}) => {
  trouble.announce(/^error: This document requires 'Trusted/);
  await shopper.opens(seeded.watch.path);

  const refusals = await page.evaluate(() => {
    const refused = (work: () => unknown) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const element = document.createElement('div');
    return {
      script: refused(() => (element.innerHTML = '<script src="/r/x.js"></script>')),
      base: refused(() => (element.innerHTML = '<base href="https://elsewhere.example/">')),
      address: refused(() => (document.createElement('script').src = '/r/x.js')),
      document: refused(() => new DOMParser().parseFromString('<script></script>', 'text/html')),
      text: refused(() => (element.innerHTML = '<p><b>متن</b></p>')),
    };
  });

  expect(refusals).toEqual({
    script: true,
    base: true,
    address: true,
    document: true,
    text: false,
  });
});

test('every answer says what it is and who may load it', async ({ request, page, shopper }) => {
  const script = page.waitForResponse(/\/r\/shell\/.*\.js$/);
  await shopper.opens('/');
  const answers = {
    page: (await request.get('/')).headers(),
    file: (await script).headers(),
    call: (await request.get('/v1/ContentManagement/Contents/Read')).headers(),
    nothing: (await request.get('/r/shell/0/web/nothing.js')).headers(),
  };

  for (const [name, headers] of Object.entries(answers)) {
    expect.soft(headers['x-content-type-options'], name).toBe('nosniff');
    expect.soft(headers['cross-origin-resource-policy'], name).toBe('same-origin');
    expect.soft(headers['referrer-policy'], name).toBe('strict-origin-when-cross-origin');
  }
  expect(answers.page['cross-origin-opener-policy']).toBe('same-origin');
  expect(answers.page['permissions-policy']).toContain('camera=()');
});
