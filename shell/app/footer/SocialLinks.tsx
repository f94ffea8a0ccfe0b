import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandTelegram from '@tabler/icons-react/dist/esm/icons/IconBrandTelegram.mjs';
import type { FrameData } from '@kashi/border/frame-data';
import { AparatMark } from './AparatMark.tsx';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

/** The shop's pages on other sites, if it has any. */
export function SocialLinks({ frame }: { frame: FrameData }) {
  const links = [
    { href: frame.instagram, name: messages.instagram, Mark: IconBrandInstagram },
    { href: frame.telegram, name: messages.telegram, Mark: IconBrandTelegram },
    { href: frame.aparat, name: messages.aparat, Mark: AparatMark },
  ].filter(({ href }) => href);

  if (links.length === 0) return null;
  return (
    <ul className={styles.social}>
      {links.map(({ href, name, Mark }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener" aria-label={name}>
            <Mark aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
