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

/**
 * A call that changes something. Whatever is shown is read anew after it, since one change shows on several screens. A refusal is
 * kept until the next try, for the screen to show where it was made.
 */
export function useChange<Name extends DeskCallName>(name: Name) {
  const desk = useDataProvider<DeskData>();
  const queries = useQueryClient();
  return useMutation<ValueOf<Name>, Error, InputOf<Name>>({
    mutationFn: async (input) => (await desk.ask(name, input)).data,
    // Waited for: the next step, or the next opinion, is that of what is shown then.
    onSuccess: () => queries.invalidateQueries(),
  });
}
