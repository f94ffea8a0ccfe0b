import type { SeedGroup } from '../../catalogue-shape.ts';
import { baby } from './baby.ts';
import { dolls } from './dolls.ts';
import { outdoor } from './outdoor.ts';
import { thinking } from './thinking.ts';

export const toys: SeedGroup = {
  id: 10,
  title: 'اسباب‌بازی',
  drawing: { kind: 'emoji', name: 'teddy-bear' },
  subGroups: [dolls, thinking, outdoor, baby],
};
