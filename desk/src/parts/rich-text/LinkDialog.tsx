import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { DeskProblem } from '../../server/desk-problem.ts';
import { AskDialog } from '../form/AskDialog.tsx';
import { TextEntry } from '../form/TextEntry.tsx';
import { useSubmit } from '../form/use-submit.tsx';
import { messages } from './messages.ts';

/** A path of the shop, or an address of the kinds that shoppers are shown (R24). */
const allowed = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^\s"'<>]+$|^\/$/;

/** Asks where the selected words lead. Without selected words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const form = useSubmit(address, async () => {
    const href = address.trim();
    if (href !== '' && !allowed.test(href)) throw noAddress();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: href, marks }).run();
    } else chain.setLink({ href }).run();
    onClose();
  });

  return (
    <AskDialog title={messages.link} send={messages.setLink} form={form} onClose={onClose}>
      <TextEntry
        label={messages.address}
        helperText={messages.addressHint}
        value={address}
        onChange={setAddress}
        problem={form.problemOf('address')}
        fullWidth
        ltr
      />
    </AskDialog>
  );
}

function noAddress(): DeskProblem {
  const Message = messages.addressProblem;
  return new DeskProblem('refused', 400, {
    sentence: Message,
    fields: [{ Field: 'address', Message }],
  });
}
