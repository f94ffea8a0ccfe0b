import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskCallName, InputOf, ValueOf } from '../../server/ask-desk.ts';
import type { DeskData } from '../../server/desk-data.ts';
import { DeskProblem } from '../../server/desk-problem.ts';

/** The state of a call that reads: waiting, failed, or answered. */
export function useReading<Name extends DeskCallName>(name: Name, input: InputOf<Name>) {
  const desk = useDataProvider<DeskData>();
  return useQuery<ValueOf<Name>>({
    queryKey: ['desk', name, input],
    queryFn: async () => (await desk.ask(name, input)).data,
  });
}

/** As `useReading`, for what never changes: a change of something else does not read it again. */
export function useReadingOnce<Name extends DeskCallName>(name: Name, input: InputOf<Name>) {
  const desk = useDataProvider<DeskData>();
  return useQuery<ValueOf<Name>>({
    queryKey: ['desk', name, input],
    queryFn: async () => (await desk.ask(name, input)).data,
    enabled: ({ state }) => state.data === undefined,
  });
}

/**
 * A call that changes something. After the call all shown data is read again, because one change can show on several screens; so it
 * is after a lost answer too, because the change may be made. A
 * refusal is kept until the next try, so that the screen can show it in the place of the change.
 */
export function useChange<Name extends DeskCallName>(name: Name) {
  const desk = useDataProvider<DeskData>();
  const queries = useQueryClient();
  return useMutation<ValueOf<Name>, Error, InputOf<Name>>({
    mutationFn: async (input) => (await desk.ask(name, input)).data,
    // The change waits for the new data, because the next step and the next opinion follow from that data.
    onSuccess: () => queries.invalidateQueries(),
    // Without waiting: the server may still be out of reach, and the failure is shown at once.
    onError: (error) => void (isRefusal(error) || queries.invalidateQueries()),
  });
}

/** Whether the server has answered that it has changed nothing. */
function isRefusal(error: unknown): boolean {
  return error instanceof DeskProblem && error.kind === 'refused';
}
