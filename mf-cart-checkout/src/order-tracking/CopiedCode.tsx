import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { IconButton } from '@kashi/ui/actions/IconButton';
import { messages } from './messages.ts';
import styles from './CopiedCode.module.css';

interface CopiedCodeProps {
  /** What the code is, for the button's name. */
  name: string;
  /** In Latin digits: a bank or the post is given it as it is. */
  code: string;
}

/** A code that a shopper passes on, with a button that copies it. */
export function CopiedCode({ name, code }: CopiedCodeProps) {
  const shell = useShellApi();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      shell.toast(messages.copied, 'success');
    } catch {
      // The browser does not allow copying here. A press on the code selects the whole of it.
    }
  }

  return (
    <span className={styles.copied}>
      <bdi className={`ltr ${styles.code}`}>{code}</bdi>
      <span className={styles.button}>
        <IconButton label={messages.copy(name)} onClick={() => void copy()}>
          <IconCopy aria-hidden="true" />
        </IconButton>
      </span>
    </span>
  );
}
