import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { Button } from '@kashi/ui/actions/Button';
import { Input } from '@kashi/ui/form/Input';
import { useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';
import styles from './ShareDialog.module.css';

/** The time for which «copied» is shown, in milliseconds (§9). */
const copiedMs = 2000;

type Outcome = 'copied' | 'refused';

/** The address, and a button that copies it. Where the browser does not allow copying, the button selects the address. */
export function CopyAddress({ url }: { url: string }) {
  const address = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), copiedMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      address.current?.select();
      setOutcome('refused');
    }
  }

  return (
    <div className={styles.copy}>
      <Input ref={address} value={url} readOnly ltr aria-label={messages.address} />
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        {outcome === 'copied' ? messages.copied : messages.copy}
      </Button>
      <p role="status" className={outcome === 'refused' ? styles.note : 'visually-hidden'}>
        {outcome === 'copied' && messages.copied}
        {outcome === 'refused' && messages.copyByHand}
      </p>
    </div>
  );
}
