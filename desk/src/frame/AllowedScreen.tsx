import type { ReactNode } from 'react';
import { AccessDenied, usePermissions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Role } from '@kashi/contracts/desk/desk-call';
import { mayOpen } from '../server/who-may.ts';

/** The screen of the address; a member whose role has no such screen in its menu reads so, before a form is filled in for nothing. */
export function AllowedScreen({ children }: { children: ReactNode }) {
  const { permissions, isPending } = usePermissions<Role[]>();
  const [, screen = '', part = ''] = useLocation().pathname.split('/');
  if (isPending) return null;
  const mayAll = [screen, `${screen}/${part}`].every((name) => mayOpen(name, permissions ?? []));
  return mayAll ? children : <AccessDenied />;
}
