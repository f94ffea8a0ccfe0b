import type { PageRoute } from './page-route.ts';
import type { ModuleFiles } from './release.ts';
import type { FrameData } from './frame-data.ts';
import type { XrayData } from './xray-data.ts';

/**
 * What the host hands over to the browser in one `<script type="application/json" id="boot">`: the release set that
 * the whole visit stays with, the routes, and what the server has rendered already.
 */
export interface BootData {
  /** The id of the release set. */
  releaseSet: string;
  /** A canary is on: the browser tells how the visit went, see `vitals.ts`. */
  measuredShare?: number;
  /** For whoever may look through the page and wants to: `?xray`. */
  xray?: XrayData;
  routes: BootRoute[];
  /** Of remotes that cannot be had now: header and guard lead there, and the host says so. Nothing said: none. */
  missingRoutes?: BootRoute[];
  remotes: Record<string, BootRemote>;
  frame: FrameData;
  /** Null where the shell itself fills the page (not found, server unreachable). */
  page: BootPage | null;
}

/** A page as browsers know it: not where it can be looked at before it goes live. */
export interface BootRoute extends Omit<PageRoute, 'examples'> {
  remote: string;
}

export interface BootRemote {
  version: string;
  /** Where its files lie: `/r/<remote>/<version>/web/`. */
  base: string;
  entry: string;
  modules: Record<string, ModuleFiles>;
}

export interface BootPage {
  remote: string;
  page: string;
  /** `rendered`: hydrate it; `waiting`: the skeleton stands there, load and render it. */
  state: 'rendered' | 'waiting';
  data: unknown;
}
