import { definePage, found } from '@kashi/shared/kit/define';
import { AccountSkeleton } from '../AccountSkeleton.tsx';
import { layoutMessages as messages } from '../layout-messages.ts';
import { readCredit, type Credit } from './credit-data.ts';
import { CreditPage } from './CreditPage.tsx';

export const page = definePage<Credit>({
  load: async ({ url, ask, signal }) => found(await readCredit(ask, url, signal)),
  head: () => ({ title: messages.pages['/credit'], robots: 'noindex' }),
  Component: CreditPage,
  Waiting: () => <AccountSkeleton path="/credit" blocks={6} />,
});
