import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type RefObject,
} from 'react';
import { Toast } from '@kashi/ui/overlay/Toast';
import type { ShownToast, ToastStore } from './toast-store.ts';
import styles from './ToastRegion.module.css';

/** The duration of a toast without hover or focus, in milliseconds. */
const staysMs = 5000;

/** The place of the toast: above the bars of a phone, in the corner of a desktop. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toast = useSyncExternalStore(store.subscribe, store.current, store.current);
  const id = toast?.id;
  const place = useRef<HTMLDivElement>(null);
  const moves = useMovesIntoDialogs(place, id);

  // Above a dialog or a drawer, which are in the browser's top layer. Browsers without popovers show the toast in the dialog, and would
  // complain about the attribute in the markup.
  useLayoutEffect(() => {
    const element = place.current;
    if (id === undefined || !element || !('showPopover' in element)) return undefined;
    element.popover = 'manual';
    element.showPopover();
    // A move has hidden it already.
    return () => void (element.matches(':popover-open') && element.hidePopover());
  }, [id, moves]);

  // Its element in the document is the live region: screen readers ignore one that is added with its words. After a move the words are
  // therefore said anew.
  return (
    <div ref={place} className={styles.region}>
      {toast && (
        <Passing key={`${toast.id} ${moves}`} toast={toast} onEnd={() => store.close(toast.id)} />
      )}
    </div>
  );
}

/**
 * Moves the live region into the modal dialog that is open, which makes the rest of the document inert: there the toast would be seen,
 * and neither heard nor pressed. Returns how often it has moved.
 */
function useMovesIntoDialogs(place: RefObject<HTMLElement | null>, id: number | undefined): number {
  const [moves, setMoves] = useState(0);

  useLayoutEffect(() => {
    const region = place.current?.parentElement;
    if (!region) return undefined;
    const follow = () => {
      const around = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      if (region.parentElement === around) return;
      around.append(region);
      setMoves((count) => count + 1);
    };
    // At a toast too: the dialog around the region may have been removed just now.
    follow();
    // Also of a dialog that React closes and removes in one go: the region is saved from going with it.
    const observer = new MutationObserver(follow);
    observer.observe(document, { attributeFilter: ['open'], subtree: true });
    return () => observer.disconnect();
  }, [place, id]);

  return moves;
}

function Passing({ toast, onEnd }: { toast: ShownToast; onEnd: () => void }) {
  const [isHeld, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came to the toast. */
  const before = useRef<EventTarget>(null);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), staysMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  // A layout effect, because the focus must be gone before React removes the pressed button.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // By mouse or finger the focus would move the page, or open a phone's keyboard.
      const focused = document.activeElement;
      const isByKeys = element?.contains(focused) && focused?.matches(':focus-visible');
      if (isByKeys && before.current instanceof HTMLElement) {
        before.current.focus({ preventScroll: true });
      }
    };
  }, []);

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setHeld(true);
  }

  return (
    // Hovering and focusing are no actions; they only stop the clock.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={place}
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={handleFocus}
      onBlur={() => setHeld(false)}
    >
      <Toast tone={toast.tone} onClose={onEnd}>
        {toast.sentence}
      </Toast>
    </div>
  );
}
