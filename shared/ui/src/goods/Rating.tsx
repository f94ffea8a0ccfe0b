import { toPersianDigits } from '@kashi/format/persian';
import { ratingMessages } from '../ui-messages.ts';

interface RatingProps {
  /** The average of public stars, 1 to 5 with one decimal; absent of a product without. */
  average: number | undefined;
  /** Its place and colour are the caller's. */
  className: string | undefined;
}

/** What reviewers give a product, with the word for screen readers. Nothing of a product without stars. */
export function Rating({ average, className }: RatingProps) {
  return (
    average && (
      <span className={className}>
        {toPersianDigits(ratingMessages.average(average))}
        <span className="visually-hidden">{ratingMessages.ofFive}</span>
      </span>
    )
  );
}
