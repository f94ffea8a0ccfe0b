import { definePage, found, redirect } from '@kashi/shared/kit/define';
import { messages } from '../layout/messages.ts';
import { OverviewPage } from './OverviewPage.tsx';

/** From here on the menu stands beside every account page, so the overview has nothing to add (decision 13). */
const withMenu = '(min-width: 64rem)';

export const page = definePage<null>({
  load: () => Promise.resolve(matchMedia(withMenu).matches ? redirect('/info') : found(null)),
  head: () => ({ title: messages.account, robots: 'noindex' }),
  Component: OverviewPage,
  Waiting: OverviewPage,
});
