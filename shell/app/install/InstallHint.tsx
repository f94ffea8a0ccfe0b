import { useEffect, useRef } from 'react';
import { Button } from '@kashi/ui/actions/Button';
import { messages } from './messages.ts';
import styles from './InstallHint.module.css';

interface InstallHintProps {
  shopName: string;
  /** Asks the browser to install the shop. Without it the visitor reads how to do that, as on iOS. */
  onInstall: (() => void) | undefined;
  onClose: () => void;
}

/** The hint that the shop can be put on the home screen (R45). It takes no focus, and both answers weigh the same. */
export function InstallHint({ shopName, onInstall, onClose }: InstallHintProps) {
  const hint = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = hint.current;
    if (!element) return undefined;
    const { classList, style } = document.documentElement;
    const withHint = styles['withHint'] ?? '';
    const watch = new ResizeObserver(() =>
      style.setProperty('--hint-room', `calc(${element.offsetHeight}px + var(--hint-lift, 0rem))`),
    );
    watch.observe(element);
    classList.add(withHint);
    return () => {
      watch.disconnect();
      classList.remove(withHint);
      style.removeProperty('--hint-room');
    };
  }, []);

  return (
    <section ref={hint} className={styles.hint} aria-label={messages.label}>
      <p>{onInstall ? messages.invitation(shopName) : messages.steps(shopName)}</p>
      <div className={styles.answers}>
        {onInstall && (
          <Button variant="secondary" size="small" onClick={onInstall}>
            {messages.add}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onClose}>
          {onInstall ? messages.refuse : messages.close}
        </Button>
      </div>
    </section>
  );
}
