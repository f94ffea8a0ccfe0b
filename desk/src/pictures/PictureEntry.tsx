import { pictureTypes } from '@kashi/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/contracts/picture';
import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { SteadyButton } from '../parts/form/SteadyButton.tsx';
import { messages } from './messages.ts';
import styles from './PictureEntry.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  /** The name of the slide, the banner, the page or the mark that the picture belongs to. */
  name: string;
  /** What the picture's place in the shop asks for, such as its width to its height. */
  hint: string;
  /** The address of a file in place of a picture, where the shop keeps no more than that. */
  picture: Picture | string | null;
  /** The call that cuts the picture to the widths of its place. */
  upload?: 'POST /v1/desk/pictures/for-front-page' | 'POST /v1/desk/pictures/for-goods';
  onChange(picture: Picture): void;
  /** Leaves the place without a picture; absent where the place needs one. */
  onRemove?: () => void;
  problem: string | undefined;
}

/** The one picture of a place in the shop, with a button that replaces the picture. */
export function PictureEntry({
  name,
  hint,
  picture,
  upload = 'POST /v1/desk/pictures/for-front-page',
  onChange,
  onRemove,
  problem,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads(upload, (sent) => {
    onChange(sent);
    return null;
  });
  return (
    <div className={`wide ${styles['picture']}`} data-sending={uploads.sending ? true : undefined}>
      {picture ? <Shown picture={picture} /> : <p>{messages.none}</p>}
      {problem && <Alert severity="error">{problem}</Alert>}
      <SteadyButton
        variant="outlined"
        aria-label={messages.anotherOf(name)}
        isBusy={uploads.sending !== null}
        onClick={() => input.current?.click()}
      >
        {messages.another}
      </SteadyButton>
      {picture && onRemove && (
        <Button aria-label={messages.removeOf(name)} onClick={onRemove}>
          {messages.remove}
        </Button>
      )}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={messages.anotherOf(name)}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // Emptied, because an input tells nothing when the same file is chosen again.
          target.value = '';
        }}
      />
      <p>{hint}</p>
      <p role="status">
        {uploads.sending !== null && messages.sendingOne}
        {uploads.sending === null && uploads.taken > 0 && messages.oneSent}
      </p>
      <RefusedFiles uploads={uploads} />
    </div>
  );
}

function Shown({ picture }: { picture: Picture | string }) {
  if (typeof picture === 'string') {
    return <img className={styles['small']} src={picture} alt="" width={96} height={96} />;
  }
  const { Base, Widths, Formats, Width, Height } = picture;
  const src = `${Base}-${Math.min(...Widths)}.${Formats.at(-1) ?? 'webp'}`;
  return <img src={src} alt="" width={Width} height={Height} />;
}
