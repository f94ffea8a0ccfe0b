import { releasesHere } from '../shell/releases/releases-here.ts';
import { build } from './build.ts';
import { release } from './release.ts';
import { remoteFolders } from './workspace.ts';

/** Builds the shell and every remote of this checkout and makes them live on this machine, where nobody shops yet. */
const names = ['shell', ...remoteFolders()];
await build(names);
await release(names, releasesHere());
