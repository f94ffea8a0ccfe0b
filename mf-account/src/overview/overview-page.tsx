import { definePage, found } from '@kashi/kit/define';
import { layoutMessages as messages } from '../parts/layout/layout-messages.ts';
import { OverviewPage } from './OverviewPage.tsx';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: messages.account, robots: 'noindex' }),
  Component: OverviewPage,
});

export const Waiting = OverviewPage;
