import { definePage, found } from '@kashi/shared/kit/define';
import { AccountSkeleton } from '../AccountSkeleton.tsx';
import { layoutMessages as messages } from '../layout-messages.ts';
import { ChangePasswordPage } from './ChangePasswordPage.tsx';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: messages.pages['/changePassword'], robots: 'noindex' }),
  Component: ChangePasswordPage,
  Waiting: () => <AccountSkeleton path="/changePassword" />,
});
