import { definePage, found } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { readCredit, type Credit } from './credit-data.ts';
import { CreditPage } from './CreditPage.tsx';

export const page = definePage<Credit>({
  load: async ({ url, ask, signal }) => found(await readCredit(ask, url, signal)),
  head: () => ({ title: titles.credit, robots: 'noindex' }),
  Component: CreditPage,
});

export const Waiting = () => <AccountSkeleton title={titles.credit} blocks={6} />;
