import styles from './Key.module.css';

/** A key of the keyboard that does the same; readers hear it as the button's shortcut. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className={styles['key']} aria-hidden="true">
      {children}
    </kbd>
  );
}
