import type { FragmentApi, ShellApi } from '@kashi/border/shell-api';
import type { FrameData } from '@kashi/border/frame-data';
import type { FrameHtml } from '@kashi/border/shell-wire';
import type { ReleaseSet } from '../../release-sets/release-set.ts';
import { routesOf } from '../routes.ts';
import { shellDeadlineMs, withDeadline } from './deadline.ts';

/** The frame for most addresses, with places for its fragments. */
interface Sample {
  frame: FrameData;
  html: Promise<FrameHtml>;
  fragments: { id: string; props: object; idPrefix: string }[];
}

const samples = new WeakMap<ReleaseSet, Sample>();

/**
 * The header and footer of a page. They are rendered once for each release set and state of the shop. Each page adds its address
 * and its fragments: other teams render those for each page, and they may fail.
 */
export async function frameAt(
  url: string,
  { set, frame, shellApi }: { set: ReleaseSet; frame: FrameData; shellApi: ShellApi },
): Promise<FrameHtml> {
  const { entry } = set.shell;
  const sample = entry.sample && sampleOf(set, frame, shellApi);
  const html = sample && entry.sample?.fitted(await sample.html, url, shellApi.pages);
  if (!html) return renderFrame(set, frame, shellApi);

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
  // A failed sample fails only the page that asked for it; the next page tries again.
  sample.html.catch(() => samples.get(set) === sample && samples.delete(set));
  return sample;
}

function rendered(set: ReleaseSet, frame: FrameData, shellApi: ShellApi): Sample {
  const { sample } = set.shell.entry;
  const fragments: Sample['fragments'] = [];
  const place: FragmentApi = {
    html(id, props, idPrefix) {
      fragments.push({ id, props, idPrefix });
      return Promise.resolve(`<!--fragment ${fragments.length - 1}-->`);
    },
  };
  const html = renderFrame(set, frame, {
    ...shellApi,
    location: () => sample?.url ?? '/',
    fragment: place,
  });
  return { frame, html, fragments };
}

/** Escaped texts contain no `<`, so the pattern matches only these places. */
const fragmentPlaces = /<!--fragment (\d+)-->/g;

function renderFrame(set: ReleaseSet, frame: FrameData, shellApi: ShellApi): Promise<FrameHtml> {
  const props = { frame, routes: routesOf(set) };
  return withDeadline(shellDeadlineMs, () => set.shell.entry.renderFrame(shellApi, props));
}
