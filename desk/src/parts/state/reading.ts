import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskCallName, InputOf, ValueOf } from '../../server/ask-desk.ts';
import type { DeskData } from '../../server/desk-data.ts';

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
 * A call that changes something. After the call all shown data is read again, because one change can show on several screens. A
 * refusal is kept until the next try, so that the screen can show it in the place of the change.
 */
export function useChange<Name extends DeskCallName>(name: Name) {
  const desk = useDataProvider<DeskData>();
  const queries = useQueryClient();
  return useMutation<ValueOf<Name>, Error, InputOf<Name>>({
    mutationFn: async (input) => (await desk.ask(name, input)).data,
    // The change waits for the new data, because the next step and the next opinion follow from that data.
    onSuccess: () => queries.invalidateQueries(),
  });
}
