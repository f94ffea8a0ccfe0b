import { matchPath } from '@kashi/border/pages/match-path';
import type { ReleaseManifest } from '@kashi/border/release';
import { wireOf, wireVersion, type ShellEntry } from '@kashi/border/shell-wire';
import { scriptsBefore } from './scripts-before.ts';

/** The entry of a shell of wire 1. */
export interface ShellEntryBefore extends Omit<
  ShellEntry,
  'inlineScripts' | 'renderFrame' | 'renderUnavailable'
> {
  /** The earliest of these shells ask `hasRoute` which pages exist, later ones use `host.pages`. */
  renderFrame(host: ShellApi, props: FramePropsBefore): ReturnType<ShellEntry['renderFrame']>;
  renderUnavailable?: ShellEntry['renderUnavailable'];
}

type ShellApi = Parameters<ShellEntry['renderFrame']>[0];

interface FramePropsBefore {
  frame: FrameData;
  hasRoute(path: string): boolean;
}

type FrameData = Parameters<ShellEntry['renderFrame']>[1]['frame'];

/** A shell's entry in today's form; only this file knows of wire 1. */
export function shellOfToday(
  manifest: Pick<ReleaseManifest, 'wire'>,
  entry: ShellEntry | ShellEntryBefore,
): ShellEntry {
  return wireOf(manifest) === wireVersion ? (entry as ShellEntry) : brought(entry);
}

function brought(shell: ShellEntryBefore): ShellEntry {
  return {
    ...shell,
    inlineScripts: scriptsBefore,
    renderFrame: (host, { frame, routes = [] }) =>
      shell.renderFrame(host, {
        frame,
        hasRoute: (path) =>
          routes.some(({ paths }) => paths.some((pattern) => matchPath(pattern, path))),
      }),
    renderUnavailable: shell.renderUnavailable ?? shell.renderServiceError,
  };
}
