/**
 * What a card on the screen shows of its link's page. That page shows it at once until its own data has loaded. It is for display
 * only; no sale relies on it.
 */
export interface Preview {
  /** The words of the link. */
  name: string;
  /** The prices before and after the discount, in toman, and the percent of tax that is added to them (R33); absent if the card shows no price. */
  price?: { before: number; now: number; taxRate?: number };
  /** `src`: the file on the screen, already loaded. `srcSet`: the same picture in its other widths, '' for none. */
  picture?: { src: string; srcSet: string };
}

interface Priced {
  Price: number;
  FinalPrice: number;
  IsAvailable: boolean;
  TaxRate?: number | undefined;
}

/**
 * The attribute by which a card of any remote hands over its preview: `data-preview`, with both prices in toman and the tax that is
 * added, or empty. The name is its link's text, the picture its first `<img>`.
 */
export function previewMark({ Price, FinalPrice, IsAvailable, TaxRate }: Priced) {
  const price = `${Price} ${FinalPrice}${TaxRate ? ` ${TaxRate}` : ''}`;
  return { 'data-preview': IsAvailable && Price > 0 ? price : '' };
}

/** The preview on the card around a link; null outside of a card, or for a link without words. */
export function readPreview(link: HTMLAnchorElement): Preview | null {
  const card = link.closest<HTMLElement>('[data-preview]');
  const name = link.textContent.trim();
  if (!card || name === '') return null;

  const [before, now, taxRate] = (card.dataset['preview'] ?? '').split(' ').map(Number);
  const picture = pictureOf(card.querySelector('img'));
  const price = before && now && { before, now, ...(taxRate && { taxRate }) };
  return { name, ...(price && { price }), ...(picture && { picture }) };
}

/** The placeholder of a picture that is not near yet, or has failed, is no picture. */
function pictureOf(image: HTMLImageElement | null): Preview['picture'] | null {
  if (!image?.complete || image.naturalWidth === 0 || image.currentSrc.startsWith('data:'))
    return null;
  const { currentSrc: src } = image;
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const { pathname } = new URL(src);
  const shown = [...sources, image].find(({ srcset }) => srcset.includes(pathname));
  return { src, srcSet: shown?.srcset ?? '' };
}
