import { Problem } from '@kashi/contracts/asking/problem';
import type { Banner } from '@kashi/contracts/home';
import { expect, test } from 'vitest';
import { aProduct, someContents } from '../catalog-fixtures.ts';
import { aVisit } from '../page-visit-fixtures.ts';
import { loadHome } from './home-data.ts';

const readContents = 'GET /v1/ContentManagement/Contents/Read';
const unreachable = { kind: 'redirect', to: '/webServiceError', permanent: false };

test('contents that cannot be read lead to /webServiceError', async () => {
  const visit = aVisit('/', {
    [readContents]: () => {
      throw new Problem('broken');
    },
  });

  await expect(loadHome(visit)).resolves.toEqual(unreachable);
});

test('contents without base info lead to /webServiceError', async () => {
  const visit = aVisit('/', { [readContents]: () => someContents({ BaseInfos: null }) });

  await expect(loadHome(visit)).resolves.toEqual(unreachable);
});

test('an aborted visit does not lead to /webServiceError', async () => {
  const leaving = new AbortController();
  const visit = aVisit(
    '/',
    {
      [readContents]: () => {
        leaving.abort();
        throw new Problem('offline');
      },
    },
    leaving.signal,
  );

  await expect(loadHome(visit)).rejects.toThrow();
});

test('a banner is shown in its own slot, only if it is active and has a picture', async () => {
  const banners = someContents().Banners;
  const shown: Banner = { IsActive: 1, PicPath: '/media/b.webp', URL: '/filter', Alt: 'تخفیف' };
  banners[1] = shown;
  banners[4] = { ...shown, IsActive: 0 };
  banners[6] = { ...shown, PicPath: '' };

  const result = await loadHome(
    aVisit('/', { [readContents]: () => someContents({ Banners: banners }) }),
  );

  const slots = Array.from({ length: 12 }, (_, index) => (index === 1 ? shown : null));
  expect(result).toMatchObject({ kind: 'found', data: { banners: slots } });
});

test('an empty promo section keeps its place empty', async () => {
  const sections = [
    { Title: 'تازه‌ها', PromProducts: [] },
    { Title: 'پرفروش‌ها', PromProducts: [aProduct()] },
  ];

  const result = await loadHome(
    aVisit('/', { [readContents]: () => someContents({ PromoSectionProducts: sections }) }),
  );

  expect(result).toMatchObject({ data: { promos: [null, { title: 'پرفروش‌ها' }] } });
});
