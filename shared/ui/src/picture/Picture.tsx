import { useState } from 'react';
import type { Picture as PictureFiles } from '@kashi/contracts/picture';
import type { Preview } from '@kashi/border/preview';
import { sourceSet } from '@kashi/format/picture-preload';
import { useNear } from './use-near.tsx';
import styles from './Picture.module.css';

export interface PictureProps {
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
  /**
   * For pictures below the first screen, or beside the visible part of a row: code loads them when they are near, and without
   * code they are present.
   */
  whenNear?: boolean | undefined;
  /** Shown until the picture has loaded: the file in another width, with other widths in case `picture` is unknown. */
  standIn?: Preview['picture'] | undefined;
  /** The drawing for a failed picture: `wide` for slides and banners (§3). */
  fallback?: 'square' | 'wide' | undefined;
}

/** A picture in the best format that the browser supports and the width that it needs. It never moves the page. */
export function Picture(props: PictureProps) {
  return props.whenNear ? <LaterPicture {...props} /> : <PictureNow {...props} />;
}

/** For later pictures, because browsers load a lazy picture from some screens away, and whole rows of them. */
function LaterPicture(props: PictureProps) {
  const [isNear, room] = useNear<HTMLImageElement>();
  if (isNear) return <PictureNow {...props} />;

  const { picture, alt = picture?.Alt ?? '', fallback } = props;
  return (
    <>
      <img
        ref={room}
        className={styles.room}
        src={nothing}
        {...measures(picture, fallback)}
        alt={alt}
      />
      <noscript>
        {picture ? (
          <PlainPicture {...props} picture={picture} alt={alt} />
        ) : (
          <PictureNow {...props} />
        )}
      </noscript>
    </>
  );
}

/** One file instead of all widths and formats: every later picture of a page has one, and only browsers without code load it. */
function PlainPicture({ picture, alt, fallback }: PictureProps & { picture: PictureFiles }) {
  const { Base, Widths, Formats } = picture;
  const width = Widths.at(-2) ?? Widths.at(-1);
  return (
    <img
      src={`${Base}-${width}.${Formats.at(-1)}`}
      {...measures(picture, fallback)}
      alt={alt}
      loading="lazy"
    />
  );
}

/** An invisible dot that needs no request. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

function PictureNow({
  picture,
  path = '',
  sizes,
  alt = picture?.Alt ?? '',
  priority,
  standIn,
  fallback = 'square',
}: PictureProps) {
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

function measures(picture: PictureProps['picture'], fallback: PictureProps['fallback']) {
  return {
    width: picture?.Width ?? squareWidth,
    height: picture?.Height ?? (fallback === 'wide' ? squareWidth / 2 : squareWidth),
  };
}

/** Product pictures are square and at least this wide; a wide one is half as high. */
const squareWidth = 800;
