import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hearNews } from '../server/news-line.ts';

/**
 * Reads the shown data again as soon as the server reports an order, a cancelled one, an opinion, a message, a low stock, a payment run, a
 * reported transfer, a lost payment, a request to return goods or a correction of a wallet that waits, or that some news may have been
 * missed.
 */
export function useNews() {
  const queries = useQueryClient();
  useEffect(() => hearNews(() => void queries.invalidateQueries()), [queries]);
}
