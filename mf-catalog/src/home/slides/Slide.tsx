import type { Slider } from '@kashi/contracts/home';
import { Picture } from '@kashi/ui/picture/Picture';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { messages } from '../messages.ts';
import { Words } from '../words/Words.tsx';
import words from '../words/Words.module.css';
import { slideSizes } from './slide-sizes.ts';
import styles from './Slide.module.css';

interface SlideProps {
  slide: Slider;
  /** For the first slide: its picture is fetched before all others. */
  priority: boolean;
}

/** A slide: a picture with the title over its right half. It is a link where it has an address. */
export function Slide({ slide, priority }: SlideProps) {
  const { PicPath, Picture: picture, URL, Alt, Title } = slide;
  const open = URL && (
    <span className={styles.open} aria-hidden="true">
      {messages.slides.open}
    </span>
  );
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
      {Title ? (
        <Words picture={picture} className={styles.caption}>
          <span className={styles.title}>{Title}</span>
          {open}
        </Words>
      ) : (
        <span className={styles.caption}>{open}</span>
      )}
    </>
  );

  const place = { className: `${words.place} ${styles.slide}`, 'data-ink': picture?.Ink };
  return URL ? (
    <ShopLink href={URL} {...place}>
      {content}
    </ShopLink>
  ) : (
    <div {...place}>{content}</div>
  );
}
