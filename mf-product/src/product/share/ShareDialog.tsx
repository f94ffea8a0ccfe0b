import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import IconBrandWhatsapp from '@tabler/icons-react/dist/esm/icons/IconBrandWhatsapp.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { Dialog } from '@kashi/ui/overlay/Dialog';
import { Stack } from '@kashi/ui/layout/Stack';
import { CopyAddress } from './CopyAddress.tsx';
import { messages } from './messages.ts';
import { waysToShare, type Shared } from './ways-to-share.ts';
import styles from './ShareDialog.module.css';

interface ShareDialogProps {
  shared: Shared;
  onClose: () => void;
}

/** The ways to share a product (§2): the device's own sharing where it has one, messengers, and the address to copy. */
export function ShareDialog({ shared, onClose }: ShareDialogProps) {
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <Stack gap={5}>
        <ul className={styles.ways}>
          {'share' in navigator && (
            <li>
              <button
                type="button"
                className={styles.way}
                data-autofocus
                onClick={() => shareNatively(shared)}
              >
                <span className={styles.icon}>
                  <IconShare aria-hidden="true" />
                </span>
                {messages.native}
              </button>
            </li>
          )}
          {waysToShare(shared).map(({ key, title, href }) => (
            <li key={key}>
              <a className={styles.way} href={href} target="_blank" rel="noopener">
                <span className={styles.icon}>{icons[key]}</span>
                {title}
              </a>
            </li>
          ))}
        </ul>
        <CopyAddress url={shared.url} />
      </Stack>
    </Dialog>
  );
}

const icons = {
  telegram: <IconBrandTelegram aria-hidden="true" />,
  whatsapp: <IconBrandWhatsapp aria-hidden="true" />,
  bale: <IconMessageCircle aria-hidden="true" />,
  eitaa: <IconSend aria-hidden="true" data-mirror />,
};

function shareNatively({ name, url }: Shared) {
  navigator.share({ title: name, text: name, url }).catch(() => {
    // Silence is right: the promise also rejects when the shopper closes the device's sheet.
  });
}
