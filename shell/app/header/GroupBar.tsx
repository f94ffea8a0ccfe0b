import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useShellApi, usePages } from '@kashi/kit/ShellApiContext';
import { useLatePart } from '@kashi/kit/late/use-late-part';
import { useLaterPart } from '@kashi/kit/late/use-later-part';
import type { FrameProps } from '../frame-parts/frame-props.ts';
import { Glyph } from '../frame-parts/Glyph.tsx';
import { Contained } from '../frame-parts/Contained.tsx';
import { useListingPath } from './listing-path.ts';
import { messages } from './messages.ts';
import styles from './GroupBar.module.css';

/** The rest of the mouse on a group before its panel opens, or away from it before it closes, in milliseconds. */
const hoverIntentMs = 120;

const loadPanel = () => import('./groups/GroupPanel.tsx').then((module) => module.GroupPanel);

const loadCity = () => import('./city/CityInBar.tsx').then((module) => module.CityInBar);

/** The bar of groups (§2, Mega-menu). Each group links to its goods; a press or a resting mouse opens its panel. */
export function GroupBar({ frame: { groups, blogName } }: FrameProps) {
  const { navigate, report } = useShellApi();
  const blogPath = usePages().pathOf('blog');
  const listingPath = useListingPath();
  const bar = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const intended = useRef<number | null>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  const [GroupPanel, want] = useLatePart(loadPanel);
  const [CityInBar] = useLaterPart(loadCity);

  function close() {
    clearTimeout(timer.current);
    setOpenId(null);
  }

  function intend(id: number | null, { pointerType, movementY }: PointerEvent) {
    // A mouse that moves down is on its way into the open panel, and only crosses other groups.
    const isCrossing = openId !== null && openId !== id && movementY > 0;
    if (pointerType !== 'mouse' || (intended.current === id && !isCrossing)) return;
    intended.current = id;
    if (id !== null) void want();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpenId(id), hoverIntentMs);
  }

  // The first press opens the panel, the second one follows the link. The arrow key towards the panel opens it too.
  async function handlePress(
    event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>,
    id: number,
  ) {
    if (openId === id || event.metaKey || event.ctrlKey || event.shiftKey) return close();
    event.preventDefault();
    clearTimeout(timer.current);
    const { href } = event.currentTarget;
    if (await want()) setOpenId(id);
    else navigate(href);
  }

  if (groups.length === 0) return null;
  return (
    <nav
      ref={bar}
      className={styles.bar}
      aria-label={messages.groups}
      onPointerLeave={(event) => intend(null, event)}
    >
      <ul className={`wrap ${styles.list}`}>
        <li onPointerEnter={(event) => intend(null, event)}>
          <a className={styles.link} href="/">
            {messages.home}
          </a>
        </li>
        {groups.map((group) => (
          // On a move and not on entering: after a visit the bar may appear under a resting mouse.
          <li key={group.id} onPointerMove={(event) => hasMoved(event) && intend(group.id, event)}>
            <a
              className={styles.link}
              href={listingPath({ GroupId: group.id, GroupName: group.title })}
              aria-expanded={openId === group.id}
              onClick={(event) => void handlePress(event, group.id)}
              onKeyDown={(event) => {
                if (event.key === 'ArrowDown' && openId !== group.id)
                  void handlePress(event, group.id);
              }}
            >
              {group.title}
            </a>
            {openId === group.id && GroupPanel && (
              <Contained report={report}>
                <GroupPanel group={group} place={bar} onClose={close} />
              </Contained>
            )}
          </li>
        ))}
        {CityInBar && <CityInBar className={styles.link} />}
        {blogName && blogPath && (
          <li className={styles.end}>
            <a className={styles.link} href={blogPath}>
              <Glyph name="news" mirror />
              {blogName}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** WebKit also sends moves of no pixels when the page has moved under the mouse. */
function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return Boolean(movementX || movementY);
}
