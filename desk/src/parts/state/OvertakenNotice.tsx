import { Alert, Button, Stack } from '@mui/material';
import type { ComponentProps, MouseEvent } from 'react';
import { Facts } from '../screen/Facts.tsx';
import { messages } from '../messages.ts';

interface Props {
  /** The sentence that says who has saved first, or why the typed values were not saved. */
  sentence: string;
  /** The fields that differ in the saved version. */
  facts: ComponentProps<typeof Facts>['facts'];
  /** Gives up what was typed. */
  onTheirs(): void;
  /** Keeps what was typed, to be saved over the other member's version; what was not typed takes the value of that version. */
  onMine(): void;
}

/** Another member has saved first: shows the saved version and asks which one to keep. The typed values stay until then. */
export function OvertakenNotice({ sentence, facts, onTheirs, onMine }: Props) {
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      <p>{sentence}</p>
      {facts.length > 0 && <p>{messages.keptText}</p>}
      <Facts facts={facts} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginBlockStart: 2 }}>
        <Button variant="contained" onClick={(event) => decide(event, onMine)}>
          {messages.keepMine}
        </Button>
        <Button variant="outlined" onClick={(event) => decide(event, onTheirs)}>
          {messages.takeTheirs}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The notice goes with its buttons, and the next step is to save. */
function decide({ currentTarget }: MouseEvent<HTMLElement>, take: () => void): void {
  currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  take();
}
