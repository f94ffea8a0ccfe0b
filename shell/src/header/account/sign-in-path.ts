import { useAddress } from '../../frame/use-address.ts';

type SignInPage = '/login' | '/register';

/** Pages that a visitor leaves by signing in: coming back to them would be no use. */
const signInPages = ['/login', '/register', '/forgetpassword'];

/** The address of a way in that leads back to where the visitor is now (section 4). */
export function useSignInPath(): (page: SignInPage) => string {
  const { pathname, search } = useAddress();
  if (pathname === '/') return (page) => page;
  if (signInPages.includes(pathname.toLowerCase())) return (page) => page + search;
  return (page) => `${page}?returnUrl=${encodeURIComponent(pathname + search)}`;
}
