import type { FrameData } from '@kashi/shared/border/frame-data';

/** What the header, the footer and the bottom navigation are drawn from. Where pages are the host tells, see `usePages`. */
export interface FrameProps {
  frame: FrameData;
}
