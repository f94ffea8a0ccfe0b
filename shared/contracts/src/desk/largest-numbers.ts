import * as z from 'zod/mini';
import { toman } from '../call/fields.ts';
import { largestPriceToman } from './goods/goods-fields.ts';

/** The largest number that an `integer` of the store holds. */
export const largestInteger = 2_147_483_647;

/** A sum that is typed, in toman: no larger than the largest price. */
export const typedToman = toman.check(z.maximum(largestPriceToman));
