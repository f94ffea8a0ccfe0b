import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
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

  // Above a dialog or a drawer, which are in the browser's top layer; there the toast is read with the eyes alone, since a modal dialog
  // makes the rest of the document inert. Browsers without popovers show it behind, and would complain about the attribute in the markup.
  useLayoutEffect(() => {
    const element = place.current;
    if (id === undefined || !element || !('showPopover' in element)) return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => element.hidePopover();
  }, [id]);

  // Its element in the document is the live region: screen readers ignore one that is added with its words.
  return (
    <div ref={place} className={styles.region}>
      {toast && <Passing key={toast.id} toast={toast} onEnd={() => store.close(toast.id)} />}
    </div>
  );
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
