import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handOver, type ProductData } from '../product-data.ts';
import { variantAddress, variantInAddress } from './variant-address.ts';
import { chosenVariant, variantsOf } from './variants.ts';

/**
 * The chosen variant, which the address holds. A choice is shown at once and takes the address with it, without losing
 * the place on the page; it is a step in the history, so Back shows the one that was looked at before.
 */
export function useVariant(data: ProductData) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Good until the address has followed, or has been overtaken by another.
  const [choice, setChoice] = useState<{ id: number; at: string } | null>(null);
  if (choice && choice.at !== search) setChoice(null);

  const variants = variantsOf(data.product);
  const wanted = choice ? choice.id : variantInAddress(search);

  function choose(id: number) {
    setChoice({ id, at: search });
    handOver(data);
    void navigate(variantAddress(pathname, search, id));
  }

  return {
    variants,
    variant: chosenVariant(variants, wanted),
    hrefOf: (id: number) => variantAddress(pathname, search, id),
    choose,
  };
}
