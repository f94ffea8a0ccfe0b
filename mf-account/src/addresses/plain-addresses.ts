import type { FormOutcome } from '@kashi/border/remote-contract';
import { addressDraftSchema } from '@kashi/contracts/account/address';
import { definePlain, type PlainPageContext } from '@kashi/kit/page/plain';
import { readCities, readProvinces } from '@kashi/kit/city/city-data';
import { refusedFormCookie, refusedFormIn } from '@kashi/kit/plain/refused-form';
import { refused, takeTyped } from '@kashi/kit/plain/take-typed';
import { saveAddress } from '../parts/address-form/address-form-data.ts';
import { returnPath } from '../parts/auth/return-url.ts';
import { readAddresses } from './addresses-data.ts';
import { messages } from './messages.ts';
import { PlainAddresses, type PlainAddressesData } from './PlainAddresses.tsx';

/** The fields of the form, all of which stay after a refusal. */
const fields = [
  'Title',
  'ProvinceId',
  'CityId',
  'Address',
  'TransfereeName',
  'TransfereeMobNo',
  'PostalCode',
];

/**
 * `/addresses` without JavaScript: the addresses, and a form that adds one. With `returnUrl` the form leads back to the checkout. The
 * cities of a province come by a button of the form, and what was typed stays.
 */
export const plain = definePlain<PlainAddressesData>({
  async load({ ask, url, cookies, isSignedIn, signal }) {
    if (!isSignedIn) return null;
    const refusedForm = refusedFormIn(cookies, url.pathname);
    const province = refusedForm?.typed['ProvinceId'] ?? '';
    const [addresses, provinces, cities] = await Promise.all([
      readAddresses(ask, signal),
      readProvinces(ask, signal),
      isId(province) ? readCities(ask, province, signal) : [],
    ]);
    const backTo = backFrom(url);
    return { url, backTo, addresses, provinces, province, cities, refused: refusedForm };
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  spent: (_data, { pathname }) => [refusedFormCookie(pathname)],
  // The form of the page with code comes late, in a dialog; the profile has the same fields.
  styledLike: 'info',
  Component: PlainAddresses,
  takeForm: takeAddressForm,
});

async function takeAddressForm(
  typed: Record<string, string>,
  { ask, url }: PlainPageContext,
): Promise<FormOutcome> {
  const outcome =
    typed['step'] === 'cities'
      ? showCities(typed, url)
      : await takeTyped({
          typed,
          keeps: fields,
          schema: addressDraftSchema,
          url,
          async send(draft) {
            await saveAddress(ask, draft, undefined);
            return { to: backFrom(url) ?? '/addresses', cookies: [] };
          },
        });
  return outcome.to.startsWith('/addresses?') ? { ...outcome, to: `${outcome.to}#form` } : outcome;
}

function backFrom({ search }: URL): string | null {
  const path = returnPath(search);
  return path === '/' ? null : path;
}

function showCities(typed: Record<string, string>, url: URL): FormOutcome {
  const kept = Object.fromEntries(fields.map((name) => [name, typed[name] ?? '']));
  return refused(url, { typed: kept });
}

const isId = (text: string) => /^\d{1,9}$/.test(text);
