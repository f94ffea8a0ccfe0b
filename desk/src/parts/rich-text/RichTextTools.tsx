import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import IconBlockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import IconBold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import IconH2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs';
import IconH3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs';
import IconItalic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import { IconButton } from '@mui/material';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import { useState, type ComponentType } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { messages } from './messages.ts';
import { TableTools } from './TableTools.tsx';
import styles from './RichTextEntry.module.css';

interface Tool {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'quote';
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  toggle(chain: ChainedCommands): ChainedCommands;
  isOn(editor: Editor): boolean;
}

const tools: readonly Tool[] = [
  {
    name: 'bold',
    Icon: IconBold,
    toggle: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    Icon: IconItalic,
    toggle: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    Icon: IconH2,
    toggle: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    Icon: IconH3,
    toggle: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bulletList',
    Icon: IconList,
    toggle: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'orderedList',
    Icon: IconListNumbers,
    toggle: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    Icon: IconBlockquote,
    toggle: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

/** The buttons above a text. A button that is pressed gives the focus back to the text. */
export function RichTextTools({ editor, label }: { editor: Editor; label: string }) {
  const [asksForLink, setAsksForLink] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.filter(({ isOn }) => isOn(current)).map(({ name }) => name),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });

  return (
    <div role="group" aria-label={messages.tools(label)} className={styles['tools']}>
      {tools.map(({ name, Icon, toggle }) => (
        <IconButton
          key={name}
          aria-label={messages[name]}
          title={messages[name]}
          aria-pressed={state.on.includes(name)}
          onClick={() => toggle(editor.chain().focus()).run()}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <IconButton
        aria-label={messages.link}
        title={messages.link}
        aria-pressed={state.isLink}
        onClick={() => setAsksForLink(true)}
      >
        <IconLink aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={messages.undo}
        title={messages.undo}
        disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <IconArrowForwardUp aria-hidden="true" />
      </IconButton>
      <IconButton
        aria-label={messages.redo}
        title={messages.redo}
        disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <IconArrowBackUp aria-hidden="true" />
      </IconButton>
      <TableTools editor={editor} />
      {asksForLink && <LinkDialog editor={editor} onClose={() => setAsksForLink(false)} />}
    </div>
  );
}
