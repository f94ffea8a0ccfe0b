import type { Address } from '@kashi/contracts/account/address';
import { definePage, found } from '@kashi/kit/define';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { readAddresses } from './addresses-data.ts';
import { AddressesPage } from './AddressesPage.tsx';
import { messages } from './messages.ts';

export const page = definePage<Address[]>({
  load: async ({ ask, signal }) => found(await readAddresses(ask, signal)),
  head: () => ({ title: messages.title, robots: 'noindex' }),
  Component: AddressesPage,
});

export const Waiting = () => <AccountSkeleton title={messages.title} isPlain />;
