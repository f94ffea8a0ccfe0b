import { expect, test } from 'vitest';
import { aHomePage } from './home-fixtures.ts';
import { homeJsonLd } from './home-json-ld.ts';

test('search engines learn who the shop is and how it is reached', () => {
  const organization = {
    logoPath: '/media/logo.svg',
    phone: '۰۲۱-۰۰۰۰۰۰۰۰، ۰۹۱۳۱۱۱۲۲۳۳',
    email: 'shop@example.com',
    address: 'تهران',
    profiles: ['https://instagram.com/kashi'],
  };

  expect(homeJsonLd(aHomePage({ organization }))[0]).toMatchObject({
    '@type': 'Organization',
    name: 'کاشی',
    url: '/',
    logo: '/media/logo.svg',
    telephone: '02100000000',
    address: { streetAddress: 'تهران', addressCountry: 'IR' },
    sameAs: ['https://instagram.com/kashi'],
  });
});

test('details that the shop has not set are left out', () => {
  expect(homeJsonLd(aHomePage())[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'کاشی',
    url: '/',
  });
});

test("search engines learn the address of the shop's search", () => {
  expect(homeJsonLd(aHomePage())[1]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: '/filter?SearchValue={phrase}' },
  });
});
