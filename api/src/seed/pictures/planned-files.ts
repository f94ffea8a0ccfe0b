import type { Recipe } from './recipe.ts';

/** One file of a picture. */
export interface PlannedFile {
  recipe: Recipe;
  width: number;
  format: Recipe['formats'][number];
}

/** The name to which the row's `Picture` refers. */
export function fileOf({ recipe, width, format }: PlannedFile): string {
  return `${recipe.id}-${width}.${format}`;
}

/** Every file of these pictures, once, by its name. */
export function plannedFiles(recipes: Iterable<Recipe>): Map<string, PlannedFile> {
  const files = new Map<string, PlannedFile>();
  for (const recipe of recipes) {
    for (const width of recipe.widths) {
      for (const format of recipe.formats) {
        const file = { recipe, width, format };
        files.set(fileOf(file), file);
      }
    }
  }
  return files;
}
