import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Spinner } from '@kashi/ui/actions/Spinner';
import { useShellApi } from '../ShellApiContext.tsx';
import styles from './LateDialog.module.css';
import { lateDialogMessages as messages } from './late-messages.ts';
import { useLatePart } from './use-late-part.tsx';

type LateDialogProps<Props> = Props & {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
};

/** How long a failure is said within another dialog, in milliseconds. */
const saidMs = 5000;

/**
 * A dialog whose code loads when it is first opened; render it to open it. If the code fails, a toast says so and `onClose` is
 * called: the page and its typed text stay, and the next press tries again. Within another dialog, which lies over toasts, the failure
 * is said in its place for a while, and `onClose` is called after that.
 */
export function LateDialog<Props extends { onClose: () => void }>({
  load,
  ...rest
}: LateDialogProps<Props>) {
  const { toast } = useShellApi();
  const [Dialog, want] = useLatePart(load);
  const props = rest as unknown as Props;
  const [hasFailed, setFailed] = useState(false);
  const place = useRef<HTMLParagraphElement>(null);
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  }, [props.onClose]);

  useEffect(() => {
    let isGone = false;
    let said: ReturnType<typeof setTimeout> | undefined;
    void want().then((isThere) => {
      if (isThere || isGone) return;
      if (place.current?.closest('dialog')) {
        setFailed(true);
        said = setTimeout(() => close.current(), saidMs);
        return;
      }
      toast(messages.failed, 'danger');
      close.current();
    });
    return () => {
      isGone = true;
      clearTimeout(said);
    };
  }, [want, toast]);

  if (Dialog) return <Dialog {...props} />;
  return (
    <p ref={place} role="status" className={styles.waiting}>
      {!hasFailed && <Spinner />}
      {hasFailed ? messages.failed : messages.waiting}
    </p>
  );
}
