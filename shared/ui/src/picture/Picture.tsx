import type { Picture as PictureFiles } from '@kashi/contracts/picture';
import { measures } from './picture-measures.ts';
import { PictureNow, type PictureNowProps } from './PictureNow.tsx';
import { useNear } from './use-near.tsx';
import styles from './Picture.module.css';

export interface PictureProps extends PictureNowProps {
  /**
   * For pictures below the first screen, or beside the visible part of a row: code loads them when they are near, and without
   * code they are present.
   */
  whenNear?: boolean | undefined;
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
