import { pictureTypes } from '@kashi/shared/contracts/desk/goods/pictures';
import type { Picture } from '@kashi/shared/contracts/picture';
import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { messages } from './messages.ts';
import styles from './PictureEntry.module.css';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useUploads } from './use-uploads.ts';

interface Props {
  /** The name of the slide, the banner or the page that the picture belongs to. */
  name: string;
  /** The shape of the picture's place in the shop: its width to its height, in words. */
  shape: string;
  picture: Picture | null;
  onChange(picture: Picture): void;
  /** Leaves the place without a picture; absent where the place needs one. */
  onRemove?: () => void;
  problem: string | undefined;
}

/** The one wide picture of a place in the shop, with a button that replaces the picture. */
export function PictureEntry({ name, shape, picture, onChange, onRemove, problem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads('POST /v1/desk/pictures/for-front-page', (sent) => {
    onChange(sent);
    return null;
  });
  return (
    <div className={`wide ${styles['picture']}`}>
      {picture ? (
        <img
          src={`${picture.Base}-${Math.min(...picture.Widths)}.${picture.Formats.at(-1) ?? 'webp'}`}
          alt=""
          width={picture.Width}
          height={picture.Height}
        />
      ) : (
        <p>{messages.none}</p>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        aria-label={messages.anotherOf(name)}
        loading={uploads.sending !== null}
        onClick={() => input.current?.click()}
      >
        {messages.another}
      </Button>
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
      <p>{messages.shape(shape)}</p>
      <p role="status">
        {uploads.sending !== null && messages.sendingOne}
        {uploads.sending === null && uploads.taken > 0 && messages.oneSent}
      </p>
      <RefusedFiles uploads={uploads} />
    </div>
  );
}
