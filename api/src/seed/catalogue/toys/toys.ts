import type { SeedGroup } from '../../catalogue-shape.ts';
import { dolls, thinking } from './dolls-and-games.ts';
import { baby, outdoor } from './outdoor-and-baby.ts';

export const toys: SeedGroup = {
  id: 10,
  title: 'اسباب‌بازی',
  drawing: { kind: 'emoji', name: 'teddy-bear' },
  subGroups: [dolls, thinking, outdoor, baby],
};
