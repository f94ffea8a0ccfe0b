import { matchPath } from '@kashi/shared/border/match-path';
import type { ReleaseManifest } from '@kashi/shared/border/release';
import { wireOf, wireVersion, type ShellEntry } from '@kashi/shared/border/shell-wire';
import { scriptsBefore } from './scripts-before.ts';

/** A shell's entry as it was while the wire's number was 1. */
export interface ShellEntryBefore extends Omit<
  ShellEntry,
  'inlineScripts' | 'renderFrame' | 'renderUnavailable'
> {
  /** The earliest ones ask of each page whether the shop has it, those of later on ask `host.pages`. */
  renderFrame(host: ShellApi, props: FramePropsBefore): ReturnType<ShellEntry['renderFrame']>;
  renderUnavailable?: ShellEntry['renderUnavailable'];
}

type ShellApi = Parameters<ShellEntry['renderFrame']>[0];

interface FramePropsBefore {
  frame: FrameData;
  hasRoute(path: string): boolean;
}

type FrameData = Parameters<ShellEntry['renderFrame']>[1]['frame'];

/** A shell as today's host works with it, which is the only place that knows of wire 1. */
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
