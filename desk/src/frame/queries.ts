import { QueryClient } from '@tanstack/react-query';
import { DeskProblem } from '../server/desk-problem.ts';

/** What the server refuses it refuses again; anything else is tried once more before somebody is told. */
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
