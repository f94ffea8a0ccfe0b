import { allGroups } from './catalogue/all-groups.ts';
import { opinionRows } from './opinions/opinion-rows.ts';
import type { ToPicture } from './pictures/planned-picture.ts';
import { placeRows } from './places/place-rows.ts';
import { menuRows } from './rows/menu-rows.ts';
import { productRows } from './rows/product-rows.ts';
import type { RowsOfTable } from './rows/rows-of-table.ts';
import { deliveryRows } from './shop/delivery-rows.ts';
import { homeRows } from './shop/home-rows.ts';
import { introductionRows } from './shop/introduction-rows.ts';
import { settingsRows } from './shop/settings-rows.ts';

/** Every row of the demo shop, in an order in which referenced rows come first. */
export function demoRows(toPicture: ToPicture): RowsOfTable[] {
  return [
    ...placeRows(),
    ...settingsRows(),
    ...introductionRows(toPicture),
    ...menuRows(allGroups, toPicture),
    ...productRows(
      allGroups.flatMap((group) => group.subGroups),
      toPicture,
    ),
    ...opinionRows(allGroups),
    ...homeRows(toPicture),
    ...deliveryRows(),
  ];
}
