import { pictureTypes } from '@kashi/contracts/desk/goods/pictures';
import { persianNumber } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { messages } from './messages.ts';
import styles from './PictureDrop.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { Uploads } from './use-uploads.ts';

/** Takes picture files that a member chooses or drops here, and tells whether each file was taken. */
export function PictureDrop({ uploads }: { uploads: Uploads }) {
  const { sending, waiting, taken } = uploads;
  const input = useRef<HTMLInputElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const isOver = useDroppedFiles(part, uploads.add);

  return (
    <div
      ref={part}
      role="group"
      aria-label={messages.choose}
      className={styles['drop']}
      data-over={isOver}
      data-sending={sending ? true : undefined}
    >
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {messages.choose}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={messages.choose}
        accept={pictureTypes.join(',')}
        multiple
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // Emptied, because an input tells nothing when the same file is chosen again.
          target.value = '';
        }}
      />
      <p className={styles['hint']}>{isOver ? messages.drop : messages.hint}</p>
      <p role="status" className={styles['hint']}>
        {sending && messages.sending(sending.name, persianNumber(waiting))}
        {!sending && taken > 0 && messages.sent(persianNumber(taken))}
      </p>
      <RefusedFiles uploads={uploads} />
    </div>
  );
}
