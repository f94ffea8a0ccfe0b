import { QueryClient } from '@tanstack/react-query';
import { DeskProblem } from '../server/desk-problem.ts';

/**
 * A refusal of the server stays a refusal; a request that failed otherwise is tried once more before the screen shows the
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
