import { useLocation } from 'react-router-dom';

/** How a visitor signs in: by a code to the number (R37), or by the password. */
export type LoginWay = 'code' | 'password';

const parameter = 'by';

/** The way that the page's own address names, so that a step back returns to the other one. */
export function useLoginWay(): LoginWay {
  const { search } = useLocation();
  return loginWay(search);
}

export function loginWay(search: string): LoginWay {
  return new URLSearchParams(search).get(parameter) === 'password' ? 'password' : 'code';
}

/** The address of a way that goes on to `goTo` after the sign-in. */
export function loginAddress(way: LoginWay, goTo: string): string {
  const query = new URLSearchParams();
  if (way === 'password') query.set(parameter, way);
  if (goTo !== '/') query.set('returnUrl', goTo);
  const search = String(query);
  return search ? `/login?${search}` : '/login';
}
