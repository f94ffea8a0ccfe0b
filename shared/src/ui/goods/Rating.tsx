import type { Rating as ProductRating } from '../../contracts/product/rating.ts';
import { toPersianDigits } from '../../format/persian.ts';
import { ratingMessages } from '../ui-messages.ts';

interface RatingProps {
  rating: ProductRating | undefined;
  /** Its place and colour are the caller's. */
  className: string | undefined;
}

/** The average of a product's public stars, and how many reviews have given them. Nothing of a product without. */
export function Rating({ rating, className }: RatingProps) {
  return (
    rating && <span className={className}>{toPersianDigits(ratingMessages.average(rating))}</span>
  );
}
