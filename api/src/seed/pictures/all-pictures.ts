import { brands } from '../catalogue/brands.ts';
import type { SeedGroup } from '../catalogue-shape.ts';
import { groupPicture } from '../rows/menu-rows.ts';
import { aboutPicture, banners, slides } from '../shop/home-pictures.ts';
import { badgeMarks, brandMark, carrierMarks, logoMark, type Mark } from './drawing/marks.ts';
import type { PlannedPicture } from './planned-picture.ts';
import { productPictures } from './product-pictures.ts';

/** Every picture that the demo shop's rows name. */
export function allPictures(groups: readonly SeedGroup[]): PlannedPicture[] {
  const products = groups.flatMap((group) => group.subGroups.flatMap(({ products }) => products));
  return [
    ...slides.map(({ picture }) => picture),
    ...banners.map(({ picture }) => picture),
    aboutPicture,
    ...groups.map(groupPicture),
    ...products.flatMap((product) => {
      const { gallery, byParam } = productPictures(product);
      return [...gallery, ...byParam.flat()];
    }),
  ];
}

/** Every mark that the rows name: the logo, the badges, the carriers' icons and the brands' word marks. */
export function allMarks(): Mark[] {
  return [logoMark, ...badgeMarks, ...Object.values(carrierMarks), ...brands.map(brandMark)];
}
