import type { Slider } from '@kashi/shared/contracts/home';
import { Picture } from '@kashi/shared/ui/picture/Picture';
import { ShopLink } from '@kashi/shared/ui/actions/ShopLink';
import { messages } from './messages.ts';
import { slideSizes } from './slide-sizes.ts';
import styles from './Slide.module.css';

interface SlideProps {
  slide: Slider;
  /** The first one: fetched before all else. */
  priority: boolean;
}

/** A picture with its title over the quiet half; one without an address is only seen. */
export function Slide({ slide, priority }: SlideProps) {
  const { PicPath, Picture: picture, URL, Alt, Title } = slide;
  const content = (
    <>
      <Picture
        picture={picture}
        path={PicPath}
        sizes={slideSizes}
        alt={Alt || picture?.Alt || Title}
        priority={priority}
        whenNear={!priority}
        fallback="wide"
      />
      <span className={styles.caption}>
        {Title && <span className={styles.title}>{Title}</span>}
        {URL && (
          <span className={styles.open} aria-hidden="true">
            {messages.slides.open}
          </span>
        )}
      </span>
    </>
  );

  return URL ? (
    <ShopLink href={URL} className={styles.slide}>
      {content}
    </ShopLink>
  ) : (
    <div className={styles.slide}>{content}</div>
  );
}
