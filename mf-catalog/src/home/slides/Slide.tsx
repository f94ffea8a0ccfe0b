import type { Slider } from '@kashi/shared/contracts/home';
import { Picture } from '@kashi/shared/ui/picture/Picture';
import { ShopLink } from '@kashi/shared/ui/actions/ShopLink';
import { messages } from '../messages.ts';
import { slideSizes } from './slide-sizes.ts';
import styles from './Slide.module.css';

interface SlideProps {
  slide: Slider;
  /** For the first slide: its picture is fetched before all others. */
  priority: boolean;
}

/** A slide: a picture with the title over its quiet half. It is a link where it has an address. */
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
