import { matchPath } from '@kashi/shared/host/match-path';
import type { FrameData } from './frame-data.ts';

/** Whether some remote of the release set owns a path. */
export type HasRoute = (path: string) => boolean;

/** What the header, the footer and the bottom navigation are drawn from. */
export interface FrameProps {
  frame: FrameData;
  /** A link is shown only where its page exists, so a new remote's links appear with its first release. */
  hasRoute: HasRoute;
}

export function hasRouteIn(routes: readonly { paths: string[] }[]): HasRoute {
  return (path) => routes.some(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
}
