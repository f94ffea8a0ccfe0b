import { definePage, found } from '@kashi/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { readProfile, type OwnProfile } from '../parts/own-profile-data.ts';
import { InfoPage } from './InfoPage.tsx';

export const page = definePage<OwnProfile>({
  load: async ({ ask, signal }) => found(await readProfile(ask, signal)),
  head: () => ({ title: titles.info, robots: 'noindex' }),
  Component: InfoPage,
});

export const Waiting = () => <AccountSkeleton title={titles.info} blocks={7} />;
