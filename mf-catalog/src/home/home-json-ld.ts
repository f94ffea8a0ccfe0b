import type {
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import { phoneNumber } from '@kashi/format/phone-number';
import type { HomeData } from './home-data.ts';

/** The shop's facts for search engines: its identity and the address of its search. */
export function homeJsonLd(data: HomeData): [WithContext<Organization>, WithContext<WebSite>] {
  return [organization(data), webSite(data.shopName)];
}

function organization({
  shopName,
  about,
  organization: known,
}: HomeData): WithContext<Organization> {
  const { logoPath, email, address, profiles } = known;
  const telephone = phoneNumber(known.phone);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: '/',
    ...(about && { description: about }),
    ...(logoPath && { logo: logoPath }),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(address && {
      address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IR' },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The shop's site with its search, which search engines may offer. */
function webSite(name: string): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: '/filter?SearchValue={phrase}',
    'query-input': 'required name=phrase',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: '/',
    inLanguage: 'fa-IR',
    potentialAction: search,
  };
}
