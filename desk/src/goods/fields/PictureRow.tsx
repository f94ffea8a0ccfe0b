import type { Picture } from '@kashi/contracts/picture';
import { persianNumber } from '@kashi/format/persian';
import { Button } from '@mui/material';
import { Mark } from '../../parts/screen/Mark.tsx';
import { TextEntry } from '../../parts/form/TextEntry.tsx';
import { messages } from '../messages.ts';
import styles from './PictureRow.module.css';

interface Props {
  picture: Picture;
  place: number;
  isLast: boolean;
  problem: string | undefined;
  onAlt(alt: string): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One picture of a product: what it shows, and its place among the others. */
export function PictureRow({ picture, place, isLast, problem, onAlt, onMove, onRemove }: Props) {
  const number = persianNumber(place + 1);
  return (
    <li className={styles['picture']} data-picture={picture.Base}>
      <img
        src={`${picture.Base}-${Math.min(...picture.Widths)}.${picture.Formats.at(-1) ?? 'webp'}`}
        alt=""
        width={96}
        height={96}
      />
      <div className={styles['words']}>
        {place === 0 && <Mark tone="info">{messages.mainPicture}</Mark>}
        <TextEntry
          label={messages.picture(number)}
          helperText={messages.pictureHint}
          value={picture.Alt}
          onChange={onAlt}
          problem={problem}
        />
        <div className={styles['steps']}>
          <Button
            variant="outlined"
            data-step="-1"
            disabled={place === 0}
            aria-label={messages.earlierPicture(number)}
            onClick={() => onMove(-1)}
          >
            {messages.earlier}
          </Button>
          <Button
            variant="outlined"
            data-step="1"
            disabled={isLast}
            aria-label={messages.laterPicture(number)}
            onClick={() => onMove(1)}
          >
            {messages.later}
          </Button>
          <Button color="error" aria-label={messages.removePicture(number)} onClick={onRemove}>
            {messages.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
