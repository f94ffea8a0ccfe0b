import styles from './Key.module.css';

/** Shows the key that does the same as a button. Screen readers read the key as the button's shortcut. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  );
}
