import { QueryClient } from '@tanstack/react-query';
import { DeskProblem } from '../server/desk-problem.ts';

/**
 * A request that the server refuses is not repeated. Any other failed request is repeated once before the screen shows the
 * failure. Without a network requests fail as well: one that waited for it would hold its dialog open without a word.
 */
export function deskQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && !(error instanceof DeskProblem && error.kind === 'refused'),
        retryDelay: 500,
        networkMode: 'always',
        // As it is by itself in any other mode.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
