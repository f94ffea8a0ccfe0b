import type { Picture } from '@kashi/contracts/picture';
import type { Generated } from 'kysely';
import type { Defaulted, Json, NullableJson } from './columns.ts';

/** Photos of reviews, of `migrations/083-review-pictures.sql`. */
export interface ReviewPictureTables {
  review_pictures: {
    id: Generated<number>;
    name: string;
    customer_id: number;
    product_id: number;
    /** Null for a photo whose review was not sent yet. */
    review_id: Defaulted<number | null>;
    /** Base64; null once the photo is public. */
    webp: string | null;
    /** Null until the photo is public. */
    picture: NullableJson<Picture>;
    made_at: Date;
  };
  unnamed_pictures: {
    id: Generated<number>;
    files: Json<Picture>;
    removed_from: Defaulted<Date>;
    removed_at: Defaulted<Date | null>;
  };
}
