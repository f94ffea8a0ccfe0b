import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { dialogMessages } from '../ui-messages.ts';
import styles from './Dialog.module.css';

interface DialogProps extends Omit<ModalProps, 'labelledBy'> {
  title: string;
  /** Buttons that stay in view while the body scrolls. */
  foot?: ReactNode;
}

/** A sheet from below on a phone, a dialog from 48rem on. Render it to open it. */
export function Dialog({ title, children, foot, ...modal }: DialogProps) {
  const { onClose, dismissible = true } = modal;
  const titleId = useId();

  return (
    <Modal {...modal} labelledBy={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {dismissible && (
          <IconButton label={dialogMessages.close} onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        )}
      </header>
      <div className={styles.body}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </Modal>
  );
}
