import { persianNumber } from '@kashi/format/persian';
import { starsMessages } from './stars-messages.ts';

interface StarsProps {
  /** 1 to 5. */
  stars: number;
  /** Its colour is the caller's, and by default that of the text around. */
  className?: string | undefined;
}

/** The stars of one review. */
export function Stars({ stars, className }: StarsProps) {
  return (
    <span className={className}>
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
      <span className="visually-hidden">{starsMessages.of(persianNumber(stars))}</span>
    </span>
  );
}
