import type { SeedGroup } from '../../catalogue-shape.ts';
import { accessories } from './accessories.ts';
import { bags } from './bags.ts';
import { men, women } from './clothes.ts';
import { shoes } from './shoes.ts';

export const fashion: SeedGroup = {
  id: 5,
  title: 'مد و پوشاک',
  drawing: { kind: 'emoji', name: 'dress' },
  subGroups: [women, men, shoes, bags, accessories],
};
