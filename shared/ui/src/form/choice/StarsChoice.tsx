import { useState } from 'react';
import { persianNumber } from '@kashi/format/persian';
import { starsChoiceMessages } from './stars-choice-messages.ts';
import styles from './StarsChoice.module.css';

interface StarsChoiceProps {
  /** Of the form's value: '1' to '5', or absent while none is chosen. */
  name: string;
  legend: string;
  defaultValue?: number | string | undefined;
}

/** Five stars, of which one is chosen: radio buttons, with the arrow keys and names of their own. */
export function StarsChoice({ name, legend, defaultValue }: StarsChoiceProps) {
  const [chosen, setChosen] = useState(Number(defaultValue ?? 0));
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars} className={styles.star} data-on={stars <= chosen || undefined}>
          <input
            type="radio"
            name={name}
            value={stars}
            defaultChecked={stars === chosen}
            onChange={() => setChosen(stars)}
            className="visually-hidden"
          />
          <span aria-hidden="true">{stars <= chosen ? '★' : '☆'}</span>
          <span className="visually-hidden">
            {starsChoiceMessages.choice(persianNumber(stars))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
