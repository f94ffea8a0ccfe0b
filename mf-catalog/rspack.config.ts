import { remoteRecipe } from '@kashi/build/remote-recipe';
import { remote } from './src/remote.ts';

/** `rspack build` writes the release, `rspack serve` serves the hot build. */
export default remoteRecipe(import.meta.dirname, remote);
