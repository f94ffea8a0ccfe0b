import { definePage, found } from '@kashi/shared/kit/define';
import { titleMessages as titles } from '../parts/layout/title-messages.ts';
import { AccountSkeleton } from '../parts/layout/AccountSkeleton.tsx';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: titles.changePassword, robots: 'noindex' }),
  Component: ChangePasswordPage,
});

export const Waiting = () => <AccountSkeleton title={titles.changePassword} />;
