import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import type { FrameProps } from '../frame-parts/frame-props.ts';
import { Brand } from '../header/bar/Brand.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { TrustBadges } from './TrustBadges.tsx';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

/** The foot of every page: plain HTML without scripts. */
export function Footer(props: FrameProps) {
  const { frame } = props;
  return (
    <footer className={styles.footer} data-guessed>
      <div className="frieze" />
      <div className={`wrap ${styles.main}`}>
        <div className={styles.about}>
          <Brand frame={frame} />
          {frame.about && <p className={styles.words}>{frame.about}</p>}
          <SocialLinks frame={frame} />
        </div>
        <FooterLinks {...props} />
        <FooterContact {...props} />
        <TrustBadges badges={frame.badges} />
      </div>
      <div className={`wrap ${styles.end}`}>
        <p>
          {frame.shopName && messages.rights(frame.shopName)}
          {frame.pricesWithTax && ` ${messages.pricesWithTax}`}
        </p>
        <a className={styles.top} href="#top">
          <IconArrowUp aria-hidden="true" />
          {messages.top}
        </a>
      </div>
    </footer>
  );
}
