import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { toPersianDigits } from '@kashi/format/persian';
import { phoneNumber } from '@kashi/format/phone-number';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import type { ReactNode } from 'react';
import type { ContactData } from './contact-data.ts';
import { messages } from './messages.ts';
import styles from './ShopFacts.module.css';

/** The shop's address, hours, telephone and e-mail; a fact that the shop has not set is left out. */
export function ShopFacts({ address, hours, phone, email }: ContactData) {
  const dialled = phoneNumber(phone);
  const phoneText = <span className={dialled && 'ltr'}>{toPersianDigits(phone)}</span>;
  return (
    <dl className={styles.facts}>
      {address && (
        <Fact icon={<IconMapPin aria-hidden="true" />} name={messages.facts.address}>
          {toPersianDigits(address)}
        </Fact>
      )}
      {hours && (
        <Fact icon={<IconClock aria-hidden="true" />} name={messages.facts.hours}>
          {toPersianDigits(hours)}
        </Fact>
      )}
      {phone && (
        <Fact icon={<IconPhone aria-hidden="true" />} name={messages.facts.phone}>
          {dialled ? <ShopLink href={`tel:${dialled}`}>{phoneText}</ShopLink> : phoneText}
        </Fact>
      )}
      {email && (
        <Fact icon={<IconMail aria-hidden="true" />} name={messages.facts.email}>
          <ShopLink href={`mailto:${email}`}>
            <span className="ltr">{email}</span>
          </ShopLink>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <span className={`star ${styles.star}`}>{icon}</span>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
