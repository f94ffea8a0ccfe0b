import { definePage, found } from '@kashi/kit/define';
import { AuthSkeleton } from '../parts/auth/AuthSkeleton.tsx';
import { LoginPage } from './LoginPage.tsx';
import { messages } from './messages.ts';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: messages.title, description: messages.description, robots: 'noindex' }),
  Component: LoginPage,
});

export const Waiting = AuthSkeleton;
