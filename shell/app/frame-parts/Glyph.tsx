/** The icons of the frame's first view, see `GlyphSheet.tsx`. */
export type GlyphName =
  | 'bag'
  | 'category'
  | 'compare'
  | 'home'
  | 'login'
  | 'menu'
  | 'moon'
  | 'news'
  | 'search'
  | 'sun'
  | 'user';

interface GlyphProps {
  name: GlyphName;
  className?: string | undefined;
  /** Mirrors an icon that was drawn for left-to-right reading. */
  mirror?: boolean | undefined;
}

/** An icon whose lines are already in the document, so that the header's code contains none of them. */
export function Glyph({ name, className, mirror }: GlyphProps) {
  return (
    <svg
      className={className ? `tabler-icon glyph ${className}` : 'tabler-icon glyph'}
      data-mirror={mirror || undefined}
      aria-hidden="true"
    >
      <use href={`#${name}-glyph`} />
    </svg>
  );
}
