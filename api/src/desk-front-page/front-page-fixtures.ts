import type { FrontPage, FrontPageInput } from '@kashi/contracts/desk/front-page';
import { previewHeader } from '@kashi/contracts/front-page-preview';
import { expect } from 'vitest';
import { aPicture } from '../catalogue/catalogue-fixtures.ts';
import { aDeskOf, aMember, type TestDesk } from '../desk/desk-fixtures.ts';
import { testShop } from '../testing/test-shop.ts';

export interface AtDesk {
  desk: TestDesk;
  keeper: { id: number; cookie: string };
}

/** A desk with a member who keeps the catalogue. */
export async function aFrontPageDesk(): Promise<AtDesk> {
  const desk = await aDeskOf(await testShop());
  return { desk, keeper: await aMember(desk, ['catalogue']) };
}

export async function readPage({ desk, keeper }: AtDesk): Promise<FrontPage> {
  return (await desk.ask('GET /v1/desk/front-page', {}, keeper)).body.Value;
}

/** What was read, as a page of the desk sends it back. */
export function inputOf({
  slides,
  banners,
  sections,
  amazing,
  suggested,
}: FrontPage): FrontPageInput {
  const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);
  return {
    slides,
    banners,
    sections: sections.map(({ title, url, products }) => ({
      title,
      url,
      productIds: idsOf(products),
    })),
    amazingIds: idsOf(amazing),
    suggestedIds: idsOf(suggested),
  };
}

/** What the shop answers to anybody, or to somebody who looks at a preview. */
export async function contentsOf(
  { shop }: Pick<TestDesk, 'shop'>,
  headers: Record<string, string> = {},
) {
  // Answers are kept for two seconds where no notice clears them sooner.
  shop.setTime(new Date(shop.clock().getTime() + 3000));
  return (await shop.ask('GET /v1/ContentManagement/Contents/Read', {}, { headers })).body.Value;
}

export const aSlide = {
  picture: aPicture('/media/slide'),
  url: '/filter?GroupId=1',
  alt: 'قوری',
  title: 'یک قوری\nچند دوست',
  isActive: true,
};

/** The saved page with one more slide, which has this title. */
export async function aDraft(at: AtDesk, title = 'پیش‌نویس'): Promise<FrontPageInput> {
  const saved = inputOf(await readPage(at));
  return { ...saved, slides: [...saved.slides, { ...aSlide, title }] };
}

/** Shows a draft, in the preview of this token if it has not ended. */
export async function show(
  { desk, keeper }: AtDesk,
  page: FrontPageInput,
  token?: string,
): Promise<{ token: string; address: string; endsAt: string }> {
  const { status, body } = await desk.ask(
    'POST /v1/desk/front-page/preview',
    { page, token },
    keeper,
  );
  expect(status).toBe(200);
  return body.Value;
}

/** The header of somebody who looks at a preview, as a host sends it. */
export const looking = (token: string) => ({ [previewHeader]: token });

/** The titles of the slides, for anybody or for somebody who looks. */
export async function titlesFor({ desk }: AtDesk, token?: string): Promise<string[]> {
  const { Sliders } = await contentsOf(desk, token === undefined ? {} : looking(token));
  return Sliders.map(({ Title }) => Title);
}

export function previewsIn({ desk: { shop } }: AtDesk) {
  return shop.store.db.selectFrom('front_page_previews').selectAll().execute();
}
