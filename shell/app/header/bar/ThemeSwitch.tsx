import { useSyncExternalStore } from 'react';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { Glyph } from '../../frame-parts/Glyph.tsx';
import { themeStorageKey } from '../../frame-parts/theme-script.ts';
import { messages } from '../messages.ts';
import styles from './ThemeSwitch.module.css';

/** Reads and changes the theme, which `theme-script.ts` sets on the document before the first paint. */
export function ThemeSwitch() {
  const isDark = useSyncExternalStore(onThemeChange, isDarkTheme, () => false);

  return (
    <span className={styles.switch}>
      <IconButton label={messages.darkTheme} aria-pressed={isDark} onClick={switchTheme}>
        <Glyph name="moon" className={styles.moon} />
        <Glyph name="sun" className={styles.sun} />
      </IconButton>
    </span>
  );
}

const isDarkTheme = () => document.documentElement.dataset['theme'] === 'dark';

function switchTheme(): void {
  const theme = isDarkTheme() ? 'light' : 'dark';
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // Without storage the choice lasts as long as the document.
  }
}

/** Follows the choice of other tabs. */
function onThemeChange(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });

  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === themeStorageKey && newValue) document.documentElement.dataset['theme'] = newValue;
  };
  addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    removeEventListener('storage', follow);
  };
}
