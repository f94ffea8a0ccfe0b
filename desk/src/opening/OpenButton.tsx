import { Stack } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { Opening } from '@kashi/contracts/desk/opening';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { messages } from './messages.ts';

interface Props {
  opening: Opening;
  onOpened(): void;
}

/** Opens the shop, for the first time or again. A refusal is shown beside the button, with the state as it is now. */
export function OpenButton({ opening, onOpened }: Props) {
  const open = useChange('POST /v1/desk/opening/open');
  const queries = useQueryClient();
  const form = useSubmit(null, async () => {
    try {
      await open.mutateAsync({ version: opening.version });
    } catch (error) {
      // Somebody else may have opened it meanwhile.
      await queries.invalidateQueries();
      throw error;
    }
    onOpened();
  });
  return (
    <Stack component="form" onSubmit={form.submit} sx={{ gap: 1, alignItems: 'start' }}>
      {form.failure}
      <SteadyButton type="submit" variant="contained" isBusy={form.isBusy}>
        {messages.open}
      </SteadyButton>
    </Stack>
  );
}
