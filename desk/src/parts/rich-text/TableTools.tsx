import IconColumnInsertLeft from '@tabler/icons-react/dist/esm/icons/IconColumnInsertLeft.mjs';
import IconColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs';
import IconRowInsertBottom from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs';
import IconRowRemove from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs';
import IconTableMinus from '@tabler/icons-react/dist/esm/icons/IconTableMinus.mjs';
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs';
import { IconButton } from '@mui/material';
import { useEditorState, type ChainedCommands, type Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { messages } from './messages.ts';

interface Tool {
  name: 'table' | 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable';
  Icon: ComponentType<{ 'aria-hidden': 'true' }>;
  run(chain: ChainedCommands): ChainedCommands;
}

const outside: readonly Tool[] = [
  {
    name: 'table',
    Icon: IconTablePlus,
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];

const inside: readonly Tool[] = [
  { name: 'addRow', Icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { name: 'addColumn', Icon: IconColumnInsertLeft, run: (chain) => chain.addColumnAfter() },
  { name: 'deleteRow', Icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { name: 'deleteColumn', Icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { name: 'deleteTable', Icon: IconTableMinus, run: (chain) => chain.deleteTable() },
];

/** The button that begins a table; within one, the buttons that change it. */
export function TableTools({ editor }: { editor: Editor }) {
  const isInside = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('table'),
  });

  return (isInside ? inside : outside).map(({ name, Icon, run }) => (
    <IconButton
      key={name}
      aria-label={messages[name]}
      title={messages[name]}
      onClick={() => run(editor.chain().focus()).run()}
    >
      <Icon aria-hidden="true" />
    </IconButton>
  ));
}
