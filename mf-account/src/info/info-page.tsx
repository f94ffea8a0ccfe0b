import { definePage, found } from '@kashi/shared/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { InfoPage } from './InfoPage.tsx';
import type { OwnProfile } from './own-profile.ts';

export const page = definePage<OwnProfile>({
  async load({ ask, signal }) {
    const { value } = await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
    return found(value);
  },
  head: () => ({ title: titles.info, robots: 'noindex' }),
  Component: InfoPage,
  Waiting: () => <AccountSkeleton title={titles.info} blocks={7} />,
});
