import type { Editor } from '@tiptap/react';
import { useState, type FormEvent } from 'react';
import { AskDialog } from '../form/AskDialog.tsx';
import { TextEntry } from '../form/TextEntry.tsx';
import { messages } from './messages.ts';

/** A path of the shop, or an address of the kinds that shoppers are shown (R24). */
const allowed = /^(?:\/(?!\/)|https:\/\/|mailto:|tel:)[^\s"'<>]+$|^\/$/;

/** Asks where the selected words lead. Without selected words the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose(): void }) {
  const [address, setAddress] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [problem, setProblem] = useState<string>();

  function setLink(event: FormEvent) {
    event.preventDefault();
    const href = address.trim();
    if (href !== '' && !allowed.test(href)) {
      setProblem(messages.addressProblem);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: href, marks }).run();
    } else chain.setLink({ href }).run();
    onClose();
  }

  return (
    <AskDialog
      title={messages.link}
      send={messages.setLink}
      form={{ submit: setLink, isBusy: false, isUnsaved: false }}
      onClose={onClose}
    >
      <TextEntry
        label={messages.address}
        helperText={messages.addressHint}
        value={address}
        onChange={setAddress}
        problem={problem}
        fullWidth
        ltr
      />
    </AskDialog>
  );
}
