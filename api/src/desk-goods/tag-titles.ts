import { sql } from 'kysely';

/** The titles of the tags of the product `p`, in the order of the tags. */
export const tagTitles = sql<string[]>`array(
  select t.title from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id order by t.id)`;
