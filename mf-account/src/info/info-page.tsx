import { definePage, found } from '@kashi/shared/kit/define';
import { AccountSkeleton } from '../AccountSkeleton.tsx';
import { layoutMessages as messages } from '../layout-messages.ts';
import { InfoPage } from './InfoPage.tsx';
import type { OwnProfile } from './own-profile.ts';

export const page = definePage<OwnProfile>({
  async load({ ask, signal }) {
    const { value } = await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
    return found(value);
  },
  head: () => ({ title: messages.pages['/info'], robots: 'noindex' }),
  Component: InfoPage,
  Waiting: () => <AccountSkeleton path="/info" blocks={7} />,
});
