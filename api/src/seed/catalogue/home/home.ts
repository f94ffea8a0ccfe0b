import type { SeedGroup } from '../../catalogue-shape.ts';
import { cleaning } from './cleaning.ts';
import { cooking } from './cooking.ts';
import { decor } from './decor.ts';
import { furniture } from './furniture.ts';
import { serving } from './serving.ts';
import { tools } from './tools.ts';

/** Six subgroups of seven categories: more than the forty items that the mega-menu shows (§9). */
export const home: SeedGroup = {
  id: 3,
  title: 'خانه و آشپزخانه',
  drawing: { kind: 'emoji', name: 'teapot' },
  hex: '#8E1B3A',
  subGroups: [cooking, serving, decor, furniture, tools, cleaning],
};
