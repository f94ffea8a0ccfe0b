import type { SeedGroup } from '../../catalogue-shape.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { men } from './men.ts';
import { shoes } from './shoes.ts';
import { women } from './women.ts';

export const fashion: SeedGroup = {
  id: 5,
  title: 'مد و پوشاک',
  drawing: { kind: 'emoji', name: 'dress' },
  subGroups: [women, men, shoes, bags, accessories],
};
