import { shellRecipe } from './build.ts';

/** `rspack build` writes the shell's release. */
export default shellRecipe(import.meta.dirname);
