import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressOf } from '../server/ask-desk.ts';

/** Reads anew what is shown as soon as the shop tells of an order, an opinion, a message or a low stock. */
export function useNews() {
  const queries = useQueryClient();
  useEffect(() => {
    const news = new EventSource(addressOf('GET /v1/desk/events', {}));
    const read = () => void queries.invalidateQueries();
    news.addEventListener('message', read);
    return () => news.close();
  }, [queries]);
}
