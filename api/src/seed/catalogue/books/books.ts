import type { SeedGroup } from '../../catalogue-shape.ts';
import { art } from './art.ts';
import { reading } from './reading.ts';
import { stationery } from './stationery.ts';

export const books: SeedGroup = {
  id: 7,
  title: 'کتاب و لوازم تحریر',
  drawing: { kind: 'emoji', name: 'books' },
  subGroups: [reading, stationery, art],
};
