import type { Host } from '@kashi/shared/host/host';
import type { ShopPages } from '@kashi/shared/host/shop-pages';
import type { FrameProps, HasRoute } from './frame-props.ts';

/** The shell's own server entry: the document round the page, and the pages that the shell fills itself. */
export interface FrameEntry {
  contract: number;
  renderFrame(host: Host, props: FrameProps & { hasRoute?: HasRoute }): Promise<FrameHtml>;
  /**
   * What it is at most addresses: the host renders it once at `url`, for a shop's face and a release set, and has it fitted to where a
   * visitor is; null where it has to be rendered there. Fragments are put into it for each page. Older shells have none.
   */
  sample?: {
    url: string;
    fitted(rendered: FrameHtml, url: string, pages?: ShopPages): FrameHtml | null;
  };
  /** The page that says there is no such page (section 2, route table). */
  renderNotFound(): Promise<{ title: string; html: string }>;
  /** `/webServiceError` (section 8). */
  renderServiceError(): Promise<{ title: string; html: string }>;
  /** In the place of a page, at this path and query, whose remote cannot be had now. Older shells have none. */
  renderUnavailable?(url: string): Promise<{ title: string; html: string }>;
  /** What stands in a page's place where its remote gave neither HTML nor a skeleton. */
  renderEmptyPage(): Promise<string>;
}

export interface FrameHtml {
  /** What the body begins with: the skip link and the header. `<main>` follows, see `frameElements.page`. */
  above: string;
  /** What follows `<main>`: the footer, the bottom navigation, and the empty live regions. */
  below: string;
}
