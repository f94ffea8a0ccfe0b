import type { BootData, BootRoute } from '@kashi/border/boot-data';
import type { FrameData } from '@kashi/border/frame-data';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { scriptJson } from '../html.ts';
import { missingRoutesOf, routesOf, type ShopRoute } from '../routes.ts';

type OfSet = Pick<BootData, 'releaseSet' | 'routes' | 'missingRoutes' | 'remotes'>;

type OfAll = OfSet & Pick<BootData, 'frame'>;

/** The fields that differ between documents of one release set and one frame of the shop. */
type OfPage = Omit<BootData, keyof OfAll>;

/**
 * The first part of a document's `BootData`, as JSON safe inside a `<script>` element: the fields of this document alone. The page
 * comes as such JSON already, because the page's own data may not be fit for it.
 */
export function bootOfPage(pageJson: string, rest: Omit<OfPage, 'page'>): string {
  const written = scriptJson(rest).slice(1, -1);
  return `{"page":${pageJson},${written}${written && ','}`;
}

/** The last part of the `BootData`, which many documents share. */
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

/** The fields of a page that browsers need; the examples for the gate are left out. */
function bootRoute(route: ShopRoute): BootRoute {
  const { ...shown } = route;
  delete shown.examples;
  return shown;
}
