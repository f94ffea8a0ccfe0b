import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { toPersianDigits } from '@kashi/format/persian';
import { phoneNumber } from '@kashi/format/phone-number';
import type { FrameData } from '@kashi/border/frame-data';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

/** The shop's address, telephone and e-mail, as far as they are set. */
export function FooterContact({ frame: { address, phone, email } }: { frame: FrameData }) {
  if (!address && !phone && !email) return null;
  const dialled = phoneNumber(phone);
  return (
    <div className={styles.contact}>
      <h2>{messages.contact}</h2>
      <ul className={styles.list}>
        {address && (
          <li>
            <address>
              <IconMapPin aria-hidden="true" />
              <span className="visually-hidden">{messages.address}</span>
              {toPersianDigits(address)}
            </address>
          </li>
        )}
        {phone && (
          <li>
            {/* Words in place of a number are no link, and stand in the line of one. */}
            <a href={dialled ? `tel:${dialled}` : undefined}>
              <IconPhone aria-hidden="true" />
              <span className="visually-hidden">{messages.phone}</span>
              <span className={dialled && 'ltr'}>{toPersianDigits(phone)}</span>
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>
              <IconMail aria-hidden="true" />
              <span className="visually-hidden">{messages.email}</span>
              <span className="ltr">{email}</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
