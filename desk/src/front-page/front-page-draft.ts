import type { FrontPage, ListedProduct } from '@kashi/contracts/desk/front-page';
import type { Picture } from '@kashi/contracts/picture';
import { newPressKey } from '../server/press-key.ts';
import type { InputOf } from '../server/ask-desk.ts';

/** A slide or a banner as it is typed; the key identifies it while rows change places. */
export interface ShownDraft {
  key: string;
  picture: Picture | null;
  url: string;
  alt: string;
  title: string;
  isActive: boolean;
}

export interface SectionDraft {
  key: string;
  title: string;
  url: string;
  products: ListedProduct[];
}

/** The front page as it is typed. */
export interface FrontPageDraft {
  slides: ShownDraft[];
  banners: ShownDraft[];
  sections: SectionDraft[];
  amazing: ListedProduct[];
  suggested: ListedProduct[];
}

export function newSlide(): ShownDraft {
  return { key: newPressKey(), picture: null, url: '', alt: '', title: '', isActive: true };
}

export function newSection(): SectionDraft {
  return { key: newPressKey(), title: '', url: '', products: [] };
}

export function draftOf({
  slides,
  banners,
  sections,
  amazing,
  suggested,
}: FrontPage): FrontPageDraft {
  const keyed = <Row extends object>(row: Row) => ({ ...row, key: newPressKey() });
  return {
    slides: slides.map(keyed),
    banners: banners.map(keyed),
    sections: sections.map(keyed),
    amazing,
    suggested,
  };
}

type PageInput = InputOf<'POST /v1/desk/front-page/save'>['page'];

/** The request of a draft. A slide without a picture is sent as it is, and the server names the slide. */
export function inputOf(draft: FrontPageDraft): PageInput {
  const idsOf = (products: readonly ListedProduct[]) => products.map(({ id }) => id);
  return {
    slides: draft.slides.map(({ key: _key, ...slide }) => slide) as PageInput['slides'],
    banners: draft.banners.map(({ key: _key, ...banner }) => banner),
    sections: draft.sections.map(({ title, url, products }) => ({
      title,
      url,
      productIds: idsOf(products),
    })),
    amazingIds: idsOf(draft.amazing),
    suggestedIds: idsOf(draft.suggested),
  };
}

/** The rows, with the row at `place` moved by one place. */
export function withMoved<Row>(rows: readonly Row[], place: number, by: -1 | 1): Row[] {
  const changed = [...rows];
  changed.splice(place + by, 0, ...changed.splice(place, 1));
  return changed;
}

/** The rows, with the row of this key changed; the row may have moved meanwhile. */
export function withChanged<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
  part: Partial<Row>,
): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...part } : row));
}
