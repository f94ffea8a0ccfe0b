import { persianNumber } from '@kashi/format/persian';
import { Choice } from '@kashi/ui/form/choice/Choice';
import styles from './Filters.module.css';

interface CountedChoicesProps {
  /** The parameter of the address that each choice adds its value to. */
  name: string;
  choices: readonly CountedChoice[];
}

interface CountedChoice {
  Title: string;
  /** How many products have it. */
  Count?: number | undefined;
  value: number | string;
  isChosen: boolean;
}

/** Check boxes with the number of products of each; a long list scrolls. */
export function CountedChoices({ name, choices }: CountedChoicesProps) {
  return (
    <ul className={styles.choices}>
      {choices.map(({ Title, Count, value, isChosen }) => (
        <li key={value}>
          <Choice type="checkbox" name={name} value={value} defaultChecked={isChosen}>
            {Title}
            {Count != null && <small>{persianNumber(Count)}</small>}
          </Choice>
        </li>
      ))}
    </ul>
  );
}
