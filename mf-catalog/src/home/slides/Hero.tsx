import type { Banner as ShopBanner, Slider } from '@kashi/contracts/home';
import { Banner } from '../sections/Banner.tsx';
import { Slides } from './Slides.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  slides: readonly Slider[];
  banners: readonly (ShopBanner | null)[];
}

const bannerSizes = '(min-width: 86rem) 27rem, (min-width: 64rem) 32vw, 48vw';

/** The main slider with up to two banners beside it, below it on a phone. */
export function Hero({ slides, banners }: HeroProps) {
  const shown = banners.filter((banner) => banner !== null);
  if (slides.length === 0 && shown.length === 0) return null;

  return (
    <div
      className={styles.hero}
      data-banners={shown.length}
      data-slides={slides.length || undefined}
    >
      {slides.length > 0 && <Slides slides={slides} />}
      {shown.map((banner, index) => (
        <Banner key={index} banner={banner} sizes={bannerSizes} />
      ))}
    </div>
  );
}
