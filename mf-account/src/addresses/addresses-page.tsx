import type { Address } from '@kashi/shared/contracts/address';
import { definePage, found } from '@kashi/shared/kit/define';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { AddressesPage } from './AddressesPage.tsx';
import { messages } from './messages.ts';

export const page = definePage<Address[]>({
  async load({ ask, signal }) {
    const { value } = await ask('GET /v1/Identity/CustomersAddress/Read', {}, { signal });
    return found(value);
  },
  head: () => ({ title: messages.title, robots: 'noindex' }),
  Component: AddressesPage,
  Waiting: () => <AccountSkeleton title={messages.title} />,
});
