import { Image } from '@tiptap/extension-image';
import { Table, TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/**
 * What the editor can write and keep. All of it is shown to shoppers (R24); a text with more than this is edited as HTML. Links
 * stay in the same tab, because most lead to another page of the shop.
 */
export const richTextExtensions = [
  StarterKit.configure({
    // An empty last line would be saved with every text.
    trailingNode: false,
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Image,
  TableKit.configure({ table: false }),
  Table.extend({
    // tiptap would write widths as inline styles, which the desk's policy refuses, and of which the shop shows none.
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
];
