import type { FragmentApi, ShellApi } from '@kashi/shared/border/shell-api';
import type { FrameData } from '@kashi/shared/border/frame-data';
import type { FrameHtml } from '@kashi/shared/border/shell-wire';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { routesOf } from './routes.ts';

/** The frame as it looks at most addresses, with places where fragments belong. */
interface Sample {
  frame: FrameData;
  html: Promise<FrameHtml>;
  fragments: { id: string; props: object; idPrefix: string }[];
}

const samples = new WeakMap<ReleaseSet, Sample>();

/**
 * Header and footer of a page. A shop's face is rendered once for each release set; what belongs to one page alone is put into it: its
 * address, and the fragments, which other teams render as they like and which may fail.
 */
export async function frameAt(
  url: string,
  { set, frame, shellApi }: { set: ReleaseSet; frame: FrameData; shellApi: ShellApi },
): Promise<FrameHtml> {
  const { entry } = set.shell;
  const sample = entry.sample && sampleOf(set, frame, shellApi);
  const html = sample && entry.sample?.fitted(await sample.html, url, shellApi.pages);
  if (!html) return entry.renderFrame(shellApi, propsOf(set, frame));

  const fragments = await Promise.all(
    sample.fragments.map(async ({ id, props, idPrefix }) =>
      shellApi.fragment.html?.(id, props, idPrefix),
    ),
  );
  const whole = (part: string) =>
    part.replaceAll(fragmentPlaces, (_place, index: string) => fragments[Number(index)] ?? '');
  return { above: whole(html.above), below: whole(html.below) };
}

function sampleOf(set: ReleaseSet, frame: FrameData, shellApi: ShellApi): Sample {
  const known = samples.get(set);
  if (known?.frame === frame) return known;
  const sample = rendered(set, frame, shellApi);
  samples.set(set, sample);
  // One that has failed fails for the page that has asked for it, and is tried again for the next.
  sample.html.catch(() => samples.get(set) === sample && samples.delete(set));
  return sample;
}

function rendered(set: ReleaseSet, frame: FrameData, shellApi: ShellApi): Sample {
  const { sample, renderFrame } = set.shell.entry;
  const fragments: Sample['fragments'] = [];
  const place: FragmentApi = {
    html(id, props, idPrefix) {
      fragments.push({ id, props, idPrefix });
      return Promise.resolve(`<!--fragment ${fragments.length - 1}-->`);
    },
  };
  const html = renderFrame(
    { ...shellApi, location: () => sample?.url ?? '/', fragment: place },
    propsOf(set, frame),
  );
  return { frame, html, fragments };
}

/** What anybody writes into a text has no `<` of its own. */
const fragmentPlaces = /<!--fragment (\d+)-->/g;

function propsOf(set: ReleaseSet, frame: FrameData) {
  return { frame, routes: routesOf(set) };
}
