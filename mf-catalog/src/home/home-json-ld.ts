import type { HomeData } from './home-data.ts';

/** What search engines are told of the shop itself: who it is, and where its search is. */
export function homeJsonLd(data: HomeData): object[] {
  return [organization(data), webSite(data.shopName)];
}

function organization({ shopName, about, organization: known }: HomeData): object {
  const { logoPath, phone, email, address, profiles } = known;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: '/',
    ...(about && { description: about }),
    ...(logoPath && { logo: logoPath }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IR' },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Lets search engines offer the shop's own search. */
function webSite(name: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: '/',
    inLanguage: 'fa-IR',
    potentialAction: {
      '@type': 'SearchAction',
      target: '/filter?SearchValue={phrase}',
      'query-input': 'required name=phrase',
    },
  };
}
