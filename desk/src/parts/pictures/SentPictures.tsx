import { persianNumber } from '@kashi/format/persian';
import styles from './SentPictures.module.css';

interface Props {
  /** `data:` addresses: nothing else serves these pictures. */
  pictures: readonly string[];
  altOf(number: string): string;
}

/** Pictures that a customer has sent. */
export function SentPictures({ pictures, altOf }: Props) {
  return (
    <ul className={styles['pictures']}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <img src={picture} alt={altOf(persianNumber(index + 1))} />
        </li>
      ))}
    </ul>
  );
}
