import { brands } from '../catalogue/brands.ts';
import { tags } from '../catalogue/tags.ts';
import type { SeedGroup } from '../catalogue-shape.ts';
import { brandMark } from '../pictures/drawing/marks.ts';
import type { PlannedPicture, ToPicture } from '../pictures/planned-picture.ts';
import { recipe } from '../pictures/recipe.ts';
import { productScene } from '../pictures/drawing/scene.ts';
import { categoryId } from './ids.ts';
import { rowsOf, type RowsOfTable } from './rows-of-table.ts';

/** Groups, subgroups, categories, brands and tags, for the menu and the sidebar. */
export function menuRows(groups: readonly SeedGroup[], toPicture: ToPicture): RowsOfTable[] {
  return [
    rowsOf(
      'groups',
      groups.map((group, position) => ({
        id: group.id,
        title: group.title,
        picture: toPicture(groupPicture(group)),
        position,
      })),
    ),
    rowsOf(
      'subgroups',
      groups.flatMap((group) =>
        group.subGroups.map(({ id, title, sizeGuide = null }, position) => ({
          id,
          group_id: group.id,
          title,
          position,
          size_guide: sizeGuide,
        })),
      ),
    ),
    rowsOf(
      'categories',
      groups.flatMap((group) =>
        group.subGroups.flatMap((subGroup) =>
          subGroup.categories.map((title, position) => ({
            id: categoryId(subGroup.id, position),
            subgroup_id: subGroup.id,
            title,
            position,
          })),
        ),
      ),
    ),
    rowsOf(
      'brands',
      brands.map((brand, position) => ({
        id: position + 1,
        title: brand.title,
        alt: `نشان ${brand.title}`,
        logo_path: `/media/${brandMark(brand).file}`,
        position,
      })),
    ),
    rowsOf(
      'tags',
      tags.map((title, position) => ({ id: position + 1, title })),
    ),
  ];
}

/** The object in the group's niche: square and transparent. */
export function groupPicture({ title, drawing, hex }: SeedGroup): PlannedPicture {
  const colour = hex ?? null;
  return {
    recipe: recipe(
      { drawing, hex: colour, view: 'front' },
      { widths: [120, 240, 320], formats: ['avif', 'webp'], ratio: 1 },
      () => productScene(drawing, colour, 'front'),
    ),
    alt: `گروه ${title}`,
  };
}
