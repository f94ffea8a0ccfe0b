import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, type FormEvent, type ReactNode } from 'react';
import { focusFirst } from '../keys/focus-first.ts';
import { messages } from '../messages.ts';

interface Props {
  title: string;
  /** The text of the button that sends the form. */
  send: string;
  isDanger?: boolean;
  isBusy: boolean;
  onSubmit(event: FormEvent): void;
  onClose(): void;
  children: ReactNode;
}

/** Asks for the values that a step needs. Escape and «cancel» leave everything as it was. */
export function AskDialog({ title, send, isDanger, isBusy, onSubmit, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form ref={focusFirst} onSubmit={onSubmit} noValidate>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            loading={isBusy}
          >
            {send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
