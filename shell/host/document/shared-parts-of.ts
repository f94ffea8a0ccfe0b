import type { FrameData } from '@kashi/border/frame-data';
import type { ReleaseSet } from '../release-sets/release-set.ts';
import { bootOfAll } from './head/boot-json.ts';
import { sharedHead } from './head/document-head.ts';
import type { FirstView } from './head/first-view.ts';
import { SharedParts } from '../packing/shared-parts.ts';

/** The parts that are the same in all documents with this first view, for one release set and one frame. */
export function sharedPartsOf(set: ReleaseSet, view: FirstView, frame: FrameData): SharedParts {
  const ofView = known.get(view) ?? new WeakMap<FrameData, SharedParts>();
  known.set(view, ofView);
  const parts = ofView.get(frame) ?? made(set, view, frame);
  ofView.set(frame, parts);
  return parts;
}

/** A first view belongs to one set, so the set needs no key of its own. */
const known = new WeakMap<FirstView, WeakMap<FrameData, SharedParts>>();

function made(set: ReleaseSet, { styles, code }: FirstView, frame: FrameData): SharedParts {
  return new SharedParts(
    sharedHead(set, styles),
    `${bootOfAll(set, frame)}</script>${code}</body></html>`,
  );
}
