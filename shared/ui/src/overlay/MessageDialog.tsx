import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useId, type ReactNode } from 'react';
import { Modal } from './Modal.tsx';
import dialog from './Dialog.module.css';
import styles from './MessageDialog.module.css';

interface MessageDialogProps {
  /** The question, or the good news. */
  message: ReactNode;
  tone?: 'success' | 'danger' | undefined;
  /** On the star; a check mark by default. */
  icon?: ReactNode;
  /** One or two buttons. */
  actions: ReactNode;
  onClose: () => void;
}

/** A question or a good news: a star, a sentence, buttons. Render it to open it. */
export function MessageDialog({ message, tone, icon, actions, onClose }: MessageDialogProps) {
  const messageId = useId();

  return (
    <Modal onClose={onClose} size="narrow" labelledBy={messageId}>
      <div className={styles.message}>
        <span className={`star ${styles.star}`} data-tone={tone}>
          {icon ?? <IconCheck aria-hidden="true" />}
        </span>
        <div id={messageId}>{message}</div>
      </div>
      <footer className={`${dialog.foot} ${styles.foot}`}>{actions}</footer>
    </Modal>
  );
}
