import type { SeedGroup } from '../../catalogue-shape.ts';
import { bodyAndHair } from './body-and-hair.ts';
import { health } from './health.ts';
import { makeup } from './makeup.ts';
import { scent } from './scent.ts';
import { skin } from './skin.ts';

export const beauty: SeedGroup = {
  id: 6,
  title: 'زیبایی و سلامت',
  drawing: { kind: 'emoji', name: 'lotion-bottle' },
  subGroups: [skin, bodyAndHair, scent, makeup, health],
};
