import { Alert, Button } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { TextEntry } from '../form/TextEntry.tsx';
import { lostParts } from './lost-parts.ts';
import { messages } from './messages.ts';
import { pastedHtml } from './pasted-html.ts';
import { pictureHosts } from './picture-hosts.ts';
import { richTextExtensions } from './rich-text-extensions.ts';
import { RichTextTools } from './RichTextTools.tsx';
import styles from './RichTextEntry.module.css';

interface Props {
  label: string;
  /** HTML; '' for no text. */
  value: string;
  onChange(html: string): void;
  problem?: string | undefined;
}

/**
 * A field for a text with headings, lists and links, written as shoppers read it, or as HTML. A text that the editor could not
 * keep as it is stays HTML.
 */
export function RichTextEntry({ label, value, onChange, problem }: Props) {
  const [written, setWritten] = useState<string | null>(null);
  // What the editor has written it keeps, so not every letter has to be compared.
  const lost = useMemo(() => (value === written ? [] : lostParts(value)), [value, written]);
  const hosts = useMemo(() => pictureHosts(value), [value]);
  const [isSource, setIsSource] = useState(false);
  // Who takes away the last lost part goes on typing in the same field.
  if (lost.length > 0 && !isSource) setIsSource(true);

  return (
    <div className={`wide ${styles['entry']}`}>
      {isSource ? (
        <TextEntry
          label={label}
          value={value}
          onChange={onChange}
          problem={problem}
          multiline
          minRows={8}
          maxRows={30}
          fullWidth
        />
      ) : (
        <Writer
          label={label}
          value={value}
          onChange={(html) => {
            setWritten(html);
            onChange(html);
          }}
          problem={problem}
        />
      )}
      {hosts.length > 0 && (
        <Alert severity="warning" role="status">
          {messages.foreignPictures(hosts)}
        </Alert>
      )}
      {lost.length > 0 ? (
        <Alert severity="info" role="status">
          {messages.lost(lost.join(', '))}
        </Alert>
      ) : (
        <Button onClick={() => setIsSource(!isSource)}>
          {isSource ? messages.writer : messages.source}
        </Button>
      )}
    </div>
  );
}

function Writer({ label, value, onChange, problem }: Props) {
  const id = useId();
  // The editor tells of a change after the next render may have begun, so the newest function is kept for it.
  const tell = useRef(onChange);
  const told = useRef(value);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: value,
    // The desk's policy allows no style element; the style sheet beside this file has what is needed.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(problem !== undefined && {
          'aria-invalid': 'true',
          'aria-describedby': `${id}-problem`,
        }),
      },
    },
    onUpdate({ editor: written }) {
      told.current = written.isEmpty ? '' : written.getHTML();
      tell.current(told.current);
    },
  });
  useEffect(() => {
    tell.current = onChange;
    // Another text has taken the place of the written one, such as a colleague's version.
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  });

  return (
    <div className={styles['writer']} data-invalid={problem !== undefined}>
      <span id={`${id}-label`} className={styles['label']}>
        {label}
      </span>
      <RichTextTools editor={editor} label={label} />
      <EditorContent editor={editor} className={styles['text']} />
      {problem !== undefined && (
        <p id={`${id}-problem`} className={styles['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
