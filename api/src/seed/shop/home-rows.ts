import type { ToPicture } from '../pictures/planned-picture.ts';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';
import { banners, slides } from './home-pictures.ts';
import { amazingOffers, promoSections, suggestedProducts } from './home-products.ts';

const bannerSlots = 12;

/** The home page's contents besides the menu: slides, twelve banner slots, offers, five sections, suggestions. */
export function homeRows(toPicture: ToPicture): RowsOfTable[] {
  return [
    rowsOf(
      'sliders',
      slides.map(({ title, url, picture }, position) => ({
        id: position + 1,
        position,
        picture: toPicture(picture),
        url,
        alt: picture.alt,
        title,
      })),
    ),
    rowsOf(
      'banners',
      Array.from({ length: bannerSlots }, (_, slot) => bannerRow(slot, toPicture)),
    ),
    rowsOf(
      'amazing_offers',
      amazingOffers.map((id, position) => ({ product_id: id, position })),
    ),
    rowsOf(
      'promo_sections',
      promoSections.map(({ title, url }, position) => ({ position, title, url })),
    ),
    rowsOf(
      'promo_section_products',
      promoSections.flatMap(({ products }, section) =>
        products.map((id, position) => ({ section_position: section, product_id: id, position })),
      ),
    ),
    rowsOf(
      'suggested_products',
      suggestedProducts.map((id, position) => ({ product_id: id, position })),
    ),
  ];
}

/** Slots 8 and 9 hold inactive banners; 10 and 11 are empty. */
function bannerRow(slot: number, toPicture: ToPicture) {
  const banner = banners[slot];
  return {
    slot,
    is_active: slot < 8,
    picture: banner ? toPicture(banner.picture) : null,
    url: banner?.url ?? '',
    alt: banner?.picture.alt ?? '',
    title: banner?.title ?? '',
  };
}
