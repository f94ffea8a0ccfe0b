import type { Role } from '@kashi/contracts/desk/desk-call';
import type { AuthProvider } from 'react-admin';

/** The sign-in of a member with the number 1, for screens that ask who they are and what they may do. */
export function aMember(...roles: Role[]): AuthProvider {
  return {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(roles),
    getIdentity: () => Promise.resolve({ id: 1 }),
  };
}
