import type { Contents } from '@kashi/contracts/home';
import { sharedPicture } from '@kashi/format/shared-picture';
import type { Head } from '@kashi/border/remote-contract';

export type SharedPicture = Pick<Head, 'image' | 'imageSize'>;

/** The picture for links to a page that has none of its own: the shop's first slide, else its logo. */
export function shopPicture({ Sliders, BaseInfos }: Contents): SharedPicture {
  const [slide] = Sliders;
  return sharedPicture(slide?.Picture, slide?.PicPath || BaseInfos?.LogoPicPath || '');
}
