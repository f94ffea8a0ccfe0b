import type { DeskReturn } from '@kashi/contracts/desk/returns';
import { useState } from 'react';
import { customerWithNumber } from '../parts/customer/customer-name.ts';
import { AskDialog } from '../parts/form/AskDialog.tsx';
import { TextEntry } from '../parts/form/TextEntry.tsx';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { useChange } from '../parts/state/reading.ts';
import { newPressKey } from '../server/press-key.ts';
import { messages } from './messages.ts';

interface Props {
  asked: DeskReturn;
  step: 'accept' | 'refuse';
  onDone(): void;
  onRefused(): void;
  onClose(): void;
}

/** Asks how accepted goods are sent back, or why they are not taken. The customer reads the words. */
export function WordsDialog({ asked, step, onDone, onRefused, onClose }: Props) {
  const { id, customerName, mobile } = asked;
  const accepts = step === 'accept';
  const [text, setText] = useState<string>(accepts ? messages.usualInstruction : '');
  // The key stays the same while the dialog is open: a second press after a lost answer changes nothing more.
  const [key] = useState(newPressKey);
  const accept = useChange('POST /v1/desk/returns/accept');
  const refuse = useChange('POST /v1/desk/returns/refuse');
  const form = useSubmit(text, async () => {
    try {
      if (accepts) await accept.mutateAsync({ id, instruction: text, key });
      else await refuse.mutateAsync({ id, reason: text, key });
    } catch (error) {
      onRefused();
      throw error;
    }
    onDone();
  });
  const customer = customerWithNumber({ name: customerName, mobile });
  return (
    <AskDialog
      title={accepts ? messages.acceptOf(customer) : messages.refuseOf(customer)}
      send={accepts ? messages.accept : messages.refuse}
      isDanger={!accepts}
      form={form}
      onClose={onClose}
    >
      {form.failure}
      <TextEntry
        label={accepts ? messages.instruction : messages.refusalReason}
        helperText={accepts ? messages.instructionHint : messages.refusalHint}
        value={text}
        onChange={setText}
        problem={form.problemOf(accepts ? 'instruction' : 'reason')}
        multiline
        minRows={3}
      />
    </AskDialog>
  );
}
