import { EditorContent, useEditor } from '@tiptap/react';
import styles from './RichTextEntry.module.css';
import { richTextExtensions } from './rich-text-extensions.ts';

/** A text as shoppers read it, to be read alone. A long one is scrolled, by the keyboard as well. */
export function RichTextShown({ label, html }: { label: string; html: string }) {
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { role: 'group', 'aria-label': label, tabindex: '0' } },
  });
  return <EditorContent editor={editor} className={`${styles['text']} ${styles['shown']}`} />;
}
