import type { SeedGroup } from '../../catalogue-shape.ts';
import { breakfast } from './breakfast.ts';
import { drinks } from './drinks.ts';
import { nutsAndSweets } from './nuts-and-sweets.ts';
import { pantry } from './pantry.ts';

export const food: SeedGroup = {
  id: 9,
  title: 'خوراکی',
  drawing: { kind: 'emoji', name: 'honey-pot' },
  subGroups: [breakfast, nutsAndSweets, pantry, drinks],
};
