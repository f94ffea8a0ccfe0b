import type { Banner as ShopBanner } from '@kashi/contracts/home';
import { Banner } from './Banner.tsx';
import styles from './BannerRow.module.css';

interface BannerRowProps {
  /** The slots of this row; null where one is not shown. */
  banners: readonly (ShopBanner | null)[];
  /** A row of two wide banners in place of four. */
  wide?: boolean | undefined;
}

const sizes = {
  four: '(min-width: 86rem) 20rem, (min-width: 48rem) 24vw, 48vw',
  wide: '(min-width: 86rem) 41rem, (min-width: 48rem) 48vw, 94vw',
};

/** A row of banners; nothing where all its slots are empty. */
export function BannerRow({ banners, wide = false }: BannerRowProps) {
  const shown = banners.filter((banner) => banner !== null);
  if (shown.length === 0) return null;

  return (
    <div className={styles.row} data-wide={wide || undefined}>
      {shown.map((banner, index) => (
        <Banner key={index} banner={banner} sizes={wide ? sizes.wide : sizes.four} whenNear />
      ))}
    </div>
  );
}
