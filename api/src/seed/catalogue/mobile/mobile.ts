import type { SeedGroup } from '../../catalogue-shape.ts';
import { covers } from './covers.ts';
import { phones } from './phones.ts';
import { power } from './power.ts';
import { tablets } from './tablets.ts';

export const mobile: SeedGroup = {
  id: 1,
  title: 'موبایل',
  drawing: { kind: 'phone', model: 'sepehr-12' },
  hex: '#26439F',
  subGroups: [phones, tablets, covers, power],
};
