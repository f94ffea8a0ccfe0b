import type { ComponentProps } from 'react';
import { Choice } from '@kashi/ui/form/choice/Choice';
import styles from './RulesChoice.module.css';
import { rulesMessages } from '../../account-messages.ts';

/** The choice in a form that is sent without code; the contract does not know it. */
export const rulesField = 'Rules';

/** The agreement to the rules, checked at the start (§2 and §4). The rules open in another tab, so that the form stays. */
export function RulesChoice(
  input: Omit<ComponentProps<typeof Choice>, 'type' | 'name' | 'children'>,
) {
  return (
    <Choice type="checkbox" name={rulesField} {...input}>
      <span>
        <a className={styles.link} href="/content/rules" target="_blank" rel="noreferrer">
          {rulesMessages.rules}
        </a>{' '}
        {rulesMessages.agree}
      </span>
    </Choice>
  );
}
