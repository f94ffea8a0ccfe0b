import type { PageRoute } from './pages/page-route.ts';
import type { ModuleFiles } from './release.ts';
import type { FrameData } from './frame-data.ts';
import type { XrayData } from './xray-data.ts';

/**
 * The host's data for the browser, in one `<script type="application/json" id="boot">`: the release set of the whole visit, the
 * routes, and what the server has already rendered.
 */
export interface BootData {
  /** The id of the release set. */
  releaseSet: string;
  /** The share of visits that report figures, for example every visit during a canary; see `vitals.ts`. */
  measuredShare?: number;
  /** The data of the inspector, for visitors who may use it and ask for it by `?xray`. */
  xray?: XrayData;
  routes: BootRoute[];
  /**
   * The routes of remotes that cannot be loaded now: header and guard still lead there, and the host answers that they are
   * unavailable. Absent: none.
   */
  missingRoutes?: BootRoute[];
  remotes: Record<string, BootRemote>;
  frame: FrameData;
  /** Null if the shell itself fills the page (not found, server unreachable). */
  page: BootPage | null;
}

/** A page as browsers know it, without the examples for the gate. */
export interface BootRoute extends Omit<PageRoute, 'examples'> {
  remote: string;
}

export interface BootRemote {
  version: string;
  /** The address of its files: `/r/<remote>/<version>/web/`. */
  base: string;
  entry: string;
  modules: Record<string, ModuleFiles>;
}

export interface BootPage {
  remote: string;
  page: string;
  /** `rendered`: the HTML is there, hydrate it; `waiting`: a skeleton is there, load and render the page. */
  state: 'rendered' | 'waiting';
  data: unknown;
  /** Whether the HTML of a `waiting` page is its whole version without code, which stays if the code fails; see `RenderedPlain`. */
  isPlain?: true;
}
