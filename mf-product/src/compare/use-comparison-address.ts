import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compareAddress } from '../compare-address.ts';
import type { Correction } from './comparison-address.ts';
import type { ComparisonData } from './comparison-data.ts';
import { rememberComparison } from './remember-comparison.ts';

/**
 * Keeps the address equal to the products on the screen, and remembers it as the way back. Wrong ids and ids past the fourth are
 * taken out of it without a step in the history. Answers the corrections, which are shown until the products change.
 */
export function useComparisonAddress(data: ComparisonData): readonly Correction[] {
  const navigate = useNavigate();
  const { subGroupId, ComparedProducts: products, corrections } = data;
  const ids = products.map(({ Id }) => Id);
  const address = compareAddress(subGroupId, ids);
  const isEmpty = ids.length === 0;

  const [said, setSaid] = useState({ at: address, corrections });
  const isNew = corrections.length > 0 && corrections !== said.corrections;
  if (isNew || said.at !== address) setSaid({ at: address, corrections });

  useEffect(() => {
    rememberComparison(subGroupId, isEmpty ? null : address);
    if (corrections.length > 0) void navigate(address, { replace: true });
  }, [navigate, address, isEmpty, corrections, subGroupId]);

  return said.corrections;
}
