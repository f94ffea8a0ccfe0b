import type { ComponentProps } from 'react';
import { Choice } from '@kashi/ui/form/choice/Choice';
import { messages } from '../messages.ts';
import styles from './RulesChoice.module.css';

/** The agreement to the shop's rules, without which nobody pays (§5). */
export function RulesChoice(input: Omit<ComponentProps<typeof Choice>, 'type' | 'children'>) {
  return (
    <Choice type="checkbox" {...input}>
      <span>
        <a className={styles.rules} href="/rules" target="_blank" rel="noopener">
          {messages.rules.link}
        </a>{' '}
        {messages.rules.accepted}
      </span>
    </Choice>
  );
}
