import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { persianNumber } from '@kashi/format/persian';
import styles from './Tabs.module.css';

export interface Tab {
  id: string;
  title: string;
  /** The number of items in the panel, shown in parentheses. */
  count?: number | null | undefined;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The open tab, if the caller controls it; otherwise the first one is open at the start. */
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
}

/** Tabs over panels that are all in the page, so that search engines read them. Arrow keys move along the tabs. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = selected ?? own;

  function select(id: string) {
    setOwn(id);
    onSelect?.(id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === open);
    const target = tabAfterKey(event.key, at, tabs.length);
    const tab = tabs[target];
    if (!tab) return;
    event.preventDefault();
    select(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  }

  return (
    <div>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ id, title, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}tab-${id}`}
            className={styles.tab}
            aria-selected={id === open}
            aria-controls={`${prefix}panel-${id}`}
            tabIndex={id === open ? 0 : -1}
            onClick={() => select(id)}
            onKeyDown={handleKeyDown}
          >
            {title}
            {count != null && <span className={styles.count}> ({persianNumber(count)})</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}panel-${id}`}
          className={styles.panel}
          aria-labelledby={`${prefix}tab-${id}`}
          hidden={id !== open}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** The tab after an arrow key: the next tab is on the left. -1 for a key that does not move. */
function tabAfterKey(key: string, at: number, count: number): number {
  if (key === 'ArrowLeft') return (at + 1) % count;
  if (key === 'ArrowRight') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
