// Tabler's own types describe its barrel only; each icon is imported from its own file, so that no other comes along.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  import type { SVGProps } from 'react';
  const icon: Icon;
  export default icon;
  /** The lines that it is drawn with: tags and their attributes. */
  export const __iconNode: [tag: 'path', attributes: SVGProps<SVGPathElement>][];
}
