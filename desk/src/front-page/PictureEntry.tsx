import { pictureTypes } from '@kashi/shared/contracts/desk/pictures';
import type { Picture } from '@kashi/shared/contracts/picture';
import { Alert, Button } from '@mui/material';
import { useRef } from 'react';
import { RefusedFiles } from '../pictures/RefusedFiles.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import { messages } from './messages.ts';
import styles from './PictureEntry.module.css';

interface Props {
  /** The name of the slide or banner that the picture belongs to. */
  name: string;
  /** The shape of the picture's place in the shop. */
  shape: keyof typeof messages.shapes;
  picture: Picture | null;
  onChange(picture: Picture): void;
  problem: string | undefined;
}

/** The picture of a slide or a banner, with a button that replaces the picture. */
export function PictureEntry({ name, shape, picture, onChange, problem }: Props) {
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
        <p>{messages.noPicture}</p>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button
        variant="outlined"
        aria-label={messages.of(messages.newPicture, name)}
        loading={uploads.sending !== null}
        onClick={() => input.current?.click()}
      >
        {messages.newPicture}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label={messages.of(messages.newPicture, name)}
        accept={pictureTypes.join(',')}
        onChange={({ target }) => {
          uploads.add([...(target.files ?? [])]);
          // Emptied, because an input tells nothing when the same file is chosen again.
          target.value = '';
        }}
      />
      <p>{messages.shape(messages.shapes[shape])}</p>
      <p role="status">
        {uploads.sending !== null && messages.sendingPicture}
        {uploads.sending === null && uploads.taken > 0 && messages.pictureSent}
      </p>
      <RefusedFiles uploads={uploads} />
    </div>
  );
}
