import { definePage, found } from '@kashi/kit/define';
import { AuthSkeleton } from '../parts/auth/AuthSkeleton.tsx';
import { ForgetPasswordPage } from './ForgetPasswordPage.tsx';
import { messages } from './messages.ts';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: messages.title, description: messages.description, robots: 'noindex' }),
  Component: ForgetPasswordPage,
});

export const Waiting = AuthSkeleton;
