import { matchPath } from '@kashi/shared/host/match-path';
import type { FrameData } from './frame-data.ts';

/** What the header, the footer and the bottom navigation are drawn from. Where pages are the host tells, see `usePages`. */
export interface FrameProps {
  frame: FrameData;
}

/** Whether some remote of the release set owns a path. Shells of before `host.pages` are given it with the frame. */
export type HasRoute = (path: string) => boolean;

export function hasRouteIn(routes: readonly { paths: string[] }[]): HasRoute {
  return (path) => routes.some(({ paths }) => paths.some((pattern) => matchPath(pattern, path)));
}
