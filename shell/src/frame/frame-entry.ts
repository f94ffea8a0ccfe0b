import type { Host } from '@kashi/shared/host/host';
import type { FrameData } from './frame-data.ts';

/** The shell's own server entry: the parts of the document round the page. */
export interface FrameEntry {
  contract: number;
  renderHeader(host: Host, frame: FrameData): Promise<string>;
  renderFooter(frame: FrameData): Promise<string>;
  /** The page that says there is no such page (section 2, route table). */
  renderNotFound(host: Host): Promise<{ title: string; html: string }>;
  /** `/webServiceError` (section 8). */
  renderServiceError(): Promise<{ title: string; html: string }>;
  /** What stands in a page's place where its remote gave neither HTML nor a skeleton. */
  renderEmptyPage(): Promise<string>;
}
