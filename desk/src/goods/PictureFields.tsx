import { persianNumber } from '@kashi/shared/format/persian';
import { Button, Typography } from '@mui/material';
import { FieldSet } from '../parts/FieldSet.tsx';
import { TextEntry } from '../parts/TextEntry.tsx';
import type { FieldsProps } from './fields-props.ts';
import { messages } from './messages.ts';
import styles from './PictureFields.module.css';

/** The pictures of a product: their order, of which the first is the product's own, and what each shows. */
export function PictureFields({ draft, onChange, problemOf }: FieldsProps) {
  const { pictures } = draft;
  const setAll = (changed: typeof pictures) => onChange({ ...draft, pictures: changed });
  const swap = (place: number, other: number) => {
    const changed = [...pictures];
    const [one, two] = [pictures[place], pictures[other]];
    if (!one || !two) return;
    changed[place] = two;
    changed[other] = one;
    setAll(changed);
  };

  return (
    <FieldSet title={messages.pictures}>
      {pictures.length === 0 && <Typography>{messages.noPictures}</Typography>}
      {pictures.map((picture, place) => (
        <div key={picture.Base} className={styles['picture']}>
          <img
            src={`${picture.Base}-${Math.min(...picture.Widths)}.${picture.Formats.at(-1) ?? 'webp'}`}
            alt=""
            width={96}
            height={96}
          />
          <TextEntry
            label={messages.picture(persianNumber(place + 1))}
            value={picture.Alt}
            onChange={(Alt) =>
              setAll(pictures.map((each, index) => (index === place ? { ...each, Alt } : each)))
            }
            problem={problemOf(`pictures.${place}.Alt`)}
          />
          <Button disabled={place === 0} onClick={() => swap(place, place - 1)}>
            {messages.earlier}
          </Button>
          <Button disabled={place === pictures.length - 1} onClick={() => swap(place, place + 1)}>
            {messages.later}
          </Button>
          <Button
            color="error"
            onClick={() => setAll(pictures.filter((_, index) => index !== place))}
          >
            {messages.remove}
          </Button>
        </div>
      ))}
    </FieldSet>
  );
}
