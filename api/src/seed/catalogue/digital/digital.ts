import type { SeedGroup } from '../../catalogue-shape.ts';
import { audio } from './audio.ts';
import { cameras } from './cameras.ts';
import { computers } from './computers.ts';
import { gaming } from './gaming.ts';
import { peripherals } from './peripherals.ts';
import { watches } from './watches.ts';

export const digital: SeedGroup = {
  id: 2,
  title: 'کالای دیجیتال',
  drawing: { kind: 'laptop', model: 'slim' },
  hex: '#9E9E9E',
  subGroups: [computers, audio, watches, cameras, peripherals, gaming],
};
