import type { SeedGroup } from '../../catalogue-shape.ts';
import { camp } from './camp.ts';
import { sportGoods } from './sport-goods.ts';
import { wheels } from './wheels.ts';

export const sport: SeedGroup = {
  id: 8,
  title: 'ورزش و سفر',
  drawing: { kind: 'emoji', name: 'camping' },
  subGroups: [camp, sportGoods, wheels],
};
