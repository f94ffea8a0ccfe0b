import { useState } from 'react';
import type { Picture as PictureFiles } from '@kashi/contracts/picture';
import type { Preview } from '@kashi/border/preview';
import { sourceSet } from '@kashi/format/picture-preload';
import { measures } from './picture-measures.ts';
import styles from './Picture.module.css';

export interface PictureNowProps {
  /** The files in their widths and formats, if the server has them (R28). */
  picture: PictureFiles | null | undefined;
  /** The one file in the specification, used without a `picture`; '' for none. */
  path?: string | undefined;
  /** The displayed width, as in `(min-width: 64rem) 13rem, 45vw`. */
  sizes: string;
  /** '' if the words are beside the picture; by default the picture's own words. */
  alt?: string | undefined;
  /** For the first picture of the first screen only: it loads before all others. */
  priority?: boolean | undefined;
  /** Shown until the picture has loaded: the file in another width, with other widths in case `picture` is unknown. */
  standIn?: Preview['picture'] | undefined;
  /** The drawing for a failed picture: `wide` for slides and banners (§3). */
  fallback?: 'square' | 'wide' | undefined;
}

/** A `Picture` that is never `whenNear`: a page of a few pictures does without the code that watches for them. */
export function PictureNow({
  picture,
  path = '',
  sizes,
  alt = picture?.Alt ?? '',
  priority,
  standIn,
  fallback = 'square',
}: PictureNowProps) {
  const formats = picture?.Formats ?? [];
  const lastFormat = formats.at(-1);
  const source =
    picture && lastFormat ? `${picture.Base}-${picture.Widths.at(-1)}.${lastFormat}` : path;
  const [failedSource, setFailedSource] = useState('');
  const fail = () => {
    // It may have failed for want of a connection. A picture that has gone meanwhile hears this once, and does nothing.
    addEventListener('online', () => setFailedSource(''), { once: true });
    setFailedSource(source);
  };

  if (source === failedSource) {
    return (
      <span
        role="img"
        aria-label={alt}
        aria-hidden={alt === '' || undefined}
        className={styles[fallback]}
      />
    );
  }
  return (
    <picture>
      {picture &&
        formats
          .slice(0, -1)
          .map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={sourceSet(picture, format)}
              sizes={sizes}
            />
          ))}
      <img
        // The picture may have failed before React listened. A drawing without a size has no width either, so decoding decides.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
        }}
        src={source}
        srcSet={
          picture && lastFormat ? sourceSet(picture, lastFormat) : standIn?.srcSet || undefined
        }
        sizes={picture || standIn ? sizes : undefined}
        style={standIn && { background: `center / contain no-repeat url("${standIn.src}")` }}
        // The picture may be transparent, so the stand-in behind it is removed.
        onLoad={standIn && (({ currentTarget }) => (currentTarget.style.background = ''))}
        {...measures(picture, fallback)}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={fail}
      />
    </picture>
  );
}
