import { Button } from '@kashi/ui/actions/Button';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import type { ReactNode } from 'react';
import { opinionMessages as messages } from './opinion-messages.ts';

interface ReadOnlyDialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog without a save button, for content that can only be read (§4). */
export function ReadOnlyDialog({ title, onClose, children }: ReadOnlyDialogProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
