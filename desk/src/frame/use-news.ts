import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '../server/ask-desk.ts';

/** Reads the shown data again as soon as the server reports an order, an opinion, a message or a low stock. */
export function useNews() {
  const queries = useQueryClient();
  useEffect(() => {
    const news = new EventSource(addressOf('GET /v1/desk/events', {}));
    const read = () => void queries.invalidateQueries();
    news.addEventListener('message', read);
    return () => news.close();
  }, [queries]);
}
