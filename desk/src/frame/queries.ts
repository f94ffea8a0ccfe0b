import { QueryClient } from '@tanstack/react-query';
import { DeskProblem } from '../server/desk-problem.ts';

/**
 * A request that the server refuses is not repeated. Any other failed request is repeated once before the screen shows the
 * failure.
 */
export function deskQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) =>
          failures < 1 && !(error instanceof DeskProblem && error.kind === 'refused'),
        retryDelay: 500,
      },
    },
  });
}
