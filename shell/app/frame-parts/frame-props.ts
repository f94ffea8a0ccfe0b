import type { FrameData } from '@kashi/border/frame-data';

/** The data of the header, the footer and the bottom navigation. The host provides the pages' addresses, see `usePages`. */
export interface FrameProps {
  frame: FrameData;
}
