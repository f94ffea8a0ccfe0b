import type { SeedGroup } from '../../catalogue-shape.ts';
import { airAndCare } from './air-and-care.ts';
import { cookingAppliances } from './cooking-appliances.ts';
import { large } from './large.ts';
import { televisions } from './televisions.ts';

export const appliances: SeedGroup = {
  id: 4,
  title: 'لوازم خانگی برقی',
  drawing: { kind: 'washing-machine' },
  subGroups: [large, cookingAppliances, airAndCare, televisions],
};
