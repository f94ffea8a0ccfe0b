/**
 * What a card on the screen says of the page that its link leads to. That page shows it at once and until its own data is
 * here. For the eye alone: nothing is sold by it.
 */
export interface Preview {
  /** The words of the link. */
  name: string;
  /** Before and after the discount, in toman; absent where the card shows no price. */
  price?: { before: number; now: number };
  /** `src`: the file that the card shows, so it is here. `srcSet`: the same picture in its other widths, '' for none. */
  picture?: { src: string; srcSet: string };
}

interface Priced {
  Price: number;
  FinalPrice: number;
  IsAvailable: boolean;
}

/**
 * The attribute by which a card of any remote hands over what it shows: `data-preview`, with both prices in toman or
 * empty. The name is its link's text, the picture its first `<img>`.
 */
export function previewMark({ Price, FinalPrice, IsAvailable }: Priced) {
  return { 'data-preview': IsAvailable && Price > 0 ? `${Price} ${FinalPrice}` : '' };
}

/** What the card around a link says of the page behind the link; null outside of a card, or where the link has no words. */
export function readPreview(link: HTMLAnchorElement): Preview | null {
  const card = link.closest<HTMLElement>('[data-preview]');
  const name = link.textContent.trim();
  if (!card || name === '') return null;

  const [before, now] = (card.dataset['preview'] ?? '').split(' ').map(Number);
  const picture = pictureOf(card.querySelector('img'));
  return { name, ...(before && now && { price: { before, now } }), ...(picture && { picture }) };
}

/** What stands in for a picture that is not near yet, or did not arrive, is none. */
function pictureOf(image: HTMLImageElement | null): Preview['picture'] | null {
  if (!image?.complete || image.naturalWidth === 0 || image.currentSrc.startsWith('data:'))
    return null;
  const { currentSrc: src } = image;
  const sources = image.closest('picture')?.querySelectorAll('source') ?? [];
  const { pathname } = new URL(src);
  const shown = [...sources, image].find(({ srcset }) => srcset.includes(pathname));
  return { src, srcSet: shown?.srcset ?? '' };
}
