import type { FrameData } from '@kashi/border/frame-data';
import { messages } from './messages.ts';
import styles from './Footer.module.css';

/** Up to three trust badges. Their issuers check the referring shop and often answer late, so the sizes are fixed. */
export function TrustBadges({ badges }: Pick<FrameData, 'badges'>) {
  if (badges.length === 0) return null;
  return (
    <ul className={styles.trust}>
      {badges.map((badge, index) => {
        const picture = (
          <img
            src={badge.picture}
            alt={messages.badge(index)}
            width="80"
            height="92"
            loading="lazy"
            referrerPolicy="origin"
          />
        );
        return (
          <li key={badge.picture}>
            {badge.link ? (
              <a href={badge.link} target="_blank" rel="noopener" referrerPolicy="origin">
                {picture}
              </a>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
