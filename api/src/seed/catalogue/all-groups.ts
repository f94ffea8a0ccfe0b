import type { SeedGroup, SeedProduct } from '../catalogue-shape.ts';
import { appliances } from './appliances/appliances.ts';
import { beauty } from './beauty/beauty.ts';
import { books } from './books/books.ts';
import { digital } from './digital/digital.ts';
import { fashion } from './fashion/fashion.ts';
import { food } from './food/food.ts';
import { home } from './home/home.ts';
import { mobile } from './mobile/mobile.ts';
import { sport } from './sport/sport.ts';
import { toys } from './toys/toys.ts';

/** The menu of the shop, in its order. */
export const allGroups: readonly SeedGroup[] = [
  mobile,
  digital,
  home,
  appliances,
  fashion,
  beauty,
  books,
  sport,
  food,
  toys,
];

export const allProducts: readonly SeedProduct[] = allGroups.flatMap((group) =>
  group.subGroups.flatMap((subGroup) => subGroup.products),
);
