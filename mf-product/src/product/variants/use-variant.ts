import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { handOver, type ProductData } from '../product-data.ts';
import { variantAddress, variantInAddress } from './variant-address.ts';
import { chosenVariant, variantsOf } from './variants.ts';

/**
 * The chosen variant, which the address holds. A choice is shown at once and changes the address, and the page keeps its place. The
 * choice is a step in the history, so Back shows the variant before.
 */
export function useVariant(data: ProductData) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // The choice counts until the address changes: to this choice, or to another one that has overtaken it.
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
