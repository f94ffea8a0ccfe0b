import { messages } from '../messages.ts';
import styles from './Videos.module.css';

interface VideosProps {
  /** The addresses of the players, see `playerAddress`. */
  addresses: readonly string[];
  productName: string;
}

/** The videos, in players of other sites. A player loads when its tab is opened, since a hidden lazy frame loads nothing. */
export function Videos({ addresses, productName }: VideosProps) {
  return (
    <div className={styles.videos}>
      {addresses.map((address, index) => (
        <iframe
          key={address}
          className={styles.video}
          src={address}
          title={messages.details.video(index + 1, productName)}
          loading="lazy"
          allow="fullscreen; picture-in-picture"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
      ))}
    </div>
  );
}
