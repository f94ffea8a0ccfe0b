import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { MouseEvent } from 'react';
import type { FieldError } from '@kashi/contracts/call/envelope';
import { fieldMessages } from './field-messages.ts';
import styles from './ErrorList.module.css';

/**
 * The red list of a refused form (§5, R23). Put it inside the form: each line leads to the control whose `name` is the error's
 * `Field`.
 */
export function ErrorList({ errors }: { errors: readonly FieldError[] }) {
  if (errors.length === 0) return null;

  return (
    <div className={styles.list} role="alert">
      <IconAlertTriangle aria-hidden="true" />
      <p className={styles.title}>{fieldMessages.correctThese}</p>
      <ul>
        {errors.map(({ Field, Message }) => (
          <li key={Field + Message}>
            <a href={`#${Field}`} data-field={Field} onClick={focusField}>
              {Message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const line = event.currentTarget;
  const named = line.closest('form')?.elements.namedItem(line.dataset['field'] ?? '');
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (control instanceof HTMLElement) control.focus();
}
