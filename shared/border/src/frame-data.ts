/** The data of the header and the footer, from the base information of `Contents/Read` (§3, BaseInfo). */
export interface FrameData {
  shopName: string;
  logoPath: string;
  address: string;
  phone: string;
  email: string;
  about: string;
  instagram: string;
  telegram: string;
  aparat: string;
  /** Up to three trust badges. */
  badges: { link: string; picture: string }[];
  groups: { id: number; title: string }[];
  blogName: string | null;
  /** Pages that the owner has added and wants in one of the footer's lists, in order; absent where there are none. */
  footerPages?: { title: string; path: string; list: 'help' | 'shop' }[];
  /** Set where the shop says, once, that its prices contain the value added tax (R33). */
  pricesWithTax?: boolean;
  /** Set where visitors are asked whether what they do may be counted (R48). */
  countsFigures?: boolean;
}
