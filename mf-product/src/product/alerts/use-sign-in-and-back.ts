import { useLocation } from 'react-router-dom';
import { variantAddress } from '../variants/variant-address.ts';

/** The address that signs in and comes back to this page, with the variant chosen. */
export function useSignInAndBack(saleParamId: number): string {
  const { pathname, search } = useLocation();
  const back = variantAddress(pathname, search, saleParamId);
  return `/login?returnUrl=${encodeURIComponent(back)}`;
}
