import type { Banner as ShopBanner } from '@kashi/contracts/home';
import { Picture } from '@kashi/ui/picture/Picture';
import { ShopLink } from '@kashi/ui/actions/ShopLink';
import { messages } from '../messages.ts';
import { Words } from '../words/Words.tsx';
import words from '../words/Words.module.css';
import styles from './Banner.module.css';

interface BannerProps {
  banner: ShopBanner;
  sizes: string;
  /** For a banner below the first screen: its picture is fetched when it is near. */
  whenNear?: boolean | undefined;
}

/** A picture that is a link; without an address it is a picture only. */
export function Banner({ banner, sizes, whenNear }: BannerProps) {
  const { PicPath, Picture: picture, URL, Alt, Title } = banner;
  const alt = Alt || picture?.Alt || Title || messages.banner;
  const content = (
    <>
      <Picture
        picture={picture}
        path={PicPath}
        sizes={sizes}
        alt={alt}
        fallback="wide"
        whenNear={whenNear}
      />
      {Title && (
        <Words picture={picture} className={styles.title} areSaid>
          {Title}
        </Words>
      )}
    </>
  );

  const place = { className: `${words.place} ${styles.banner}`, 'data-ink': picture?.Ink };
  return URL ? (
    <ShopLink href={URL} {...place}>
      {content}
    </ShopLink>
  ) : (
    <div {...place}>{content}</div>
  );
}
