import type { BootData, BootRoute } from '@kashi/shared/border/boot-data';
import type { FrameData } from '@kashi/shared/border/frame-data';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { scriptJson } from './html.ts';
import { missingRoutesOf, routesOf, type ShopRoute } from './routes.ts';

type OfSet = Pick<BootData, 'releaseSet' | 'routes' | 'missingRoutes' | 'remotes'>;

type OfAll = OfSet & Pick<BootData, 'frame'>;

/** What is not the same in every document of a release set and a face of the shop. */
type OfPage = Omit<BootData, keyof OfAll>;

/** The beginning of a document's `BootData`, as JSON fit for a `<script>` element: what belongs to it alone. */
export function bootOfPage(page: OfPage): string {
  return `${scriptJson(page).slice(0, -1)},`;
}

/** The end of it, which many documents share. */
export function bootOfAll(set: ReleaseSet, frame: FrameData): string {
  return scriptJson({ ...dataOf(set), frame } satisfies OfAll).slice(1);
}

function dataOf(set: ReleaseSet): OfSet {
  const missingRoutes = missingRoutesOf(set).map(bootRoute);
  return {
    releaseSet: set.id,
    routes: routesOf(set).map(bootRoute),
    ...(missingRoutes.length > 0 && { missingRoutes }),
    remotes: Object.fromEntries(
      [...set.remotes].map(([name, { base, manifest }]) => [
        name,
        { version: manifest.version, base, entry: manifest.entry, modules: manifest.modules },
      ]),
    ),
  };
}

/** What a browser needs to know of a page: not where it can be looked at before it goes live. */
function bootRoute(route: ShopRoute): BootRoute {
  const { ...shown } = route;
  delete shown.examples;
  return shown;
}
