import type { APIRequestContext } from '@playwright/test';

/** Facts about the home page and the menu that specs need; the shop fills both as it likes. */
interface ShownContents {
  Groups: { Title: string; SubGroups: { Title: string; Categories: { Title: string }[] }[] }[];
  Sliders: { Title: string; Alt: string }[];
  Banners: { IsActive: 0 | 1; PicPath: string; Alt: string; Title?: string }[];
  PromoSectionProducts: { Title: string; URL?: string }[];
  Brands: { Id: number; Title: string }[];
  SuggestedProducts: { Name: string }[];
}

export async function shopContents(request: APIRequestContext): Promise<ShownContents> {
  const response = await request.get('/v1/ContentManagement/Contents/Read');
  const { Value } = (await response.json()) as { Value: ShownContents };
  return Value;
}
