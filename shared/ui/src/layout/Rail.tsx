import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { railMessages } from '../ui-messages.ts';
import styles from './Rail.module.css';

interface RailProps {
  label: string;
  /** The number of items side by side from 64rem on; 6 by default. */
  across?: 4 | 6 | 8 | undefined;
  /** None is taller than the first three: on a phone the others are laid out only when they come near. */
  even?: boolean | undefined;
  /** Each child is an `<li>`. */
  children: ReactNode;
}

/** A row that scrolls sideways by touch, wheel or keyboard; with JavaScript also by a button at either end. */
export function Rail({ label, across, even, children }: RailProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;

    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const passed = Math.abs(scrollLeft);
      setEnds({ canGoBack: passed > 1, canGoOn: passed + clientWidth < scrollWidth - 1 });
    };

    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);

  /** `screens` is 1 to go on, to the left, and -1 to go back. */
  function turn(screens: number) {
    const element = list.current;
    element?.scrollBy({ left: -screens * element.clientWidth * 0.9 });
  }

  return (
    <div className={styles.rail}>
      <ul
        ref={list}
        className={styles.list}
        data-across={across}
        data-even={even || undefined}
        aria-label={label}
      >
        {children}
      </ul>
      {(ends.canGoBack || ends.canGoOn) && (
        <>
          <span className={styles.previous} data-at-end={!ends.canGoBack || undefined}>
            <IconButton
              label={railMessages.previous(label)}
              variant="outline"
              aria-disabled={!ends.canGoBack}
              onClick={() => turn(-1)}
            >
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          </span>
          <span className={styles.next} data-at-end={!ends.canGoOn || undefined}>
            <IconButton
              label={railMessages.next(label)}
              variant="outline"
              aria-disabled={!ends.canGoOn}
              onClick={() => turn(1)}
            >
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
          </span>
        </>
      )}
    </div>
  );
}
