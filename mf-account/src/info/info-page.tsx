import { definePage, found } from '@kashi/shared/kit/define';
import { AccountSkeleton } from '../layout/AccountSkeleton.tsx';
import { messages } from '../layout/messages.ts';
import { InfoPage, type OwnProfile } from './InfoPage.tsx';

export const page = definePage<OwnProfile>({
  async load({ ask, signal }) {
    const { value } = await ask('GET /v1/Identity/CustomersProfile/ReadProfile', {}, { signal });
    return found(value);
  },
  head: () => ({ title: messages.pages['/info'], robots: 'noindex' }),
  Component: InfoPage,
  Waiting: () => <AccountSkeleton path="/info" blocks={7} />,
});
