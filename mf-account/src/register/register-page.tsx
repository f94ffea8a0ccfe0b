import { definePage, found } from '@kashi/kit/define';
import { AuthSkeleton } from '../parts/auth/AuthSkeleton.tsx';
import { messages } from './messages.ts';
import { RegisterPage } from './RegisterPage.tsx';

export const page = definePage<null>({
  load: () => Promise.resolve(found(null)),
  head: () => ({ title: messages.title, description: messages.description, robots: 'noindex' }),
  Component: RegisterPage,
});

export const Waiting = AuthSkeleton;
