import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useRef, type ReactNode } from 'react';
import { SteadyButton } from './SteadyButton.tsx';
import { focusFirst } from '../keys/focus-first.ts';
import { messages } from '../messages.ts';
import type { Submit } from './use-submit.tsx';

interface Props {
  title: string;
  /** The text of the button that sends the form. */
  send: string;
  isDanger?: boolean;
  form: Pick<Submit, 'submit' | 'isBusy' | 'isUnsaved'>;
  onClose(): void;
  children: ReactNode;
}

/**
 * Asks for the values that a step needs. Escape and «cancel» leave everything as it was; Escape, and a press beside the dialog, which
 * may be slips, ask before typed text or a picture on its way is lost. A dialog whose step is under way stays: its
 * answer belongs here, and so does the press key of another try.
 */
export function AskDialog({ title, send, isDanger, form, onClose, children }: Props) {
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const slip = () => {
    if (form.isBusy) return;
    const isSending = content.current?.querySelector('[data-sending]') != null;
    if (!(form.isUnsaved || isSending) || window.confirm(messages.unsaved)) onClose();
  };
  return (
    <Dialog open onClose={slip} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form
        ref={focusFirst}
        onSubmit={(event) => {
          // In React's eyes a dialog lies within the form that has opened it, which this event must not send.
          event.stopPropagation();
          form.submit(event);
        }}
        noValidate
      >
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent ref={content}>{children}</DialogContent>
        <DialogActions>
          <SteadyButton isOff={form.isBusy} onClick={onClose}>
            {messages.cancel}
          </SteadyButton>
          <SteadyButton
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            isBusy={form.isBusy}
          >
            {send}
          </SteadyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
