import { useEffect, useRef, type ComponentType } from 'react';
import { Spinner } from '@kashi/ui/actions/Spinner';
import { useShellApi } from '../ShellApiContext.tsx';
import styles from './LateDialog.module.css';
import { lateDialogMessages as messages } from './late-messages.ts';
import { useLatePart } from './use-late-part.tsx';

type LateDialogProps<Props> = Props & {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
};

/**
 * A dialog whose code loads when it is first opened; render it to open it. If the code fails, a toast says so and `onClose` is
 * called: the page and its typed text stay, and the next press tries again.
 */
export function LateDialog<Props extends { onClose: () => void }>({
  load,
  ...rest
}: LateDialogProps<Props>) {
  const { toast } = useShellApi();
  const [Dialog, want] = useLatePart(load);
  const props = rest as unknown as Props;
  const close = useRef(props.onClose);
  useEffect(() => {
    close.current = props.onClose;
  }, [props.onClose]);

  useEffect(() => {
    let isGone = false;
    void want().then((isThere) => {
      if (isThere || isGone) return;
      toast(messages.failed, 'danger');
      close.current();
    });
    return () => {
      isGone = true;
    };
  }, [want, toast]);

  if (Dialog) return <Dialog {...props} />;
  return (
    <p role="status" className={styles.waiting}>
      <Spinner />
      {messages.waiting}
    </p>
  );
}
