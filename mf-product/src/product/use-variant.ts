import { useHost } from '@kashi/shared/kit/HostContext';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductData } from './product-data.ts';
import { handOver } from './product-in-hand.ts';
import { variantAddress, variantInAddress } from './variant-address.ts';
import { chosenVariant, variantsOf } from './variants.ts';

/**
 * The chosen variant, which the address holds. A choice is shown at once and takes the address with it, without a step
 * in the history and without losing the place on the page.
 */
export function useVariant(data: ProductData) {
  const host = useHost();
  const { pathname, search } = useLocation();
  // Good for as long as the address is the one that it was made at: then it has arrived there, or been overtaken.
  const [choice, setChoice] = useState<{ id: number; at: string } | null>(null);

  const variants = variantsOf(data.product);
  const wanted = choice?.at === search ? choice.id : variantInAddress(search);

  function choose(id: number) {
    setChoice({ id, at: search });
    handOver(data);
    host.navigate(variantAddress(pathname, search, id), { replace: true });
  }

  return {
    variants,
    variant: chosenVariant(variants, wanted),
    hrefOf: (id: number) => variantAddress(pathname, search, id),
    choose,
  };
}
