import type { BootData, BootRoute } from '@kashi/shared/host/boot-data';
import type { FrameData } from '@kashi/shared/host/frame-data';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { scriptJson } from './html.ts';
import { missingRoutesOf, routesOf, type ShopRoute } from './routes.ts';

type OfSet = Pick<BootData, 'releaseSet' | 'routes' | 'missingRoutes' | 'remotes'>;

/** What is not the same in every document of a release set and a face of the shop. */
type OfPage = Omit<BootData, keyof OfSet | 'frame'>;

/** The `BootData` of a document as JSON fit for a `<script>` element, in pieces; what many documents share is written once. */
export function bootJson(set: ReleaseSet, frame: FrameData, page: OfPage): (Buffer | string)[] {
  const ofSet = sets.get(set) ?? members(dataOf(set));
  sets.set(set, ofSet);
  const ofFrame = frames.get(frame) ?? members({ frame });
  frames.set(frame, ofFrame);
  return ['{', ofSet, ',', ofFrame, ',', scriptJson(page).slice(1)];
}

const sets = new WeakMap<ReleaseSet, Buffer>();
const frames = new WeakMap<FrameData, Buffer>();

/** Without the braces round them. */
function members(value: OfSet | Pick<BootData, 'frame'>): Buffer {
  return Buffer.from(scriptJson(value).slice(1, -1));
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
