import { createHash } from 'node:crypto';
import type { Scene } from './scene.ts';

/** How a picture is made: everything that decides its bytes, and nothing else. */
export interface Recipe {
  /** Names the picture's files; the same recipe is the same picture. */
  id: string;
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
  /** Width divided by height. */
  ratio: number;
  scene: () => Scene;
}

/** Rises when the drawing code changes what an old recipe looks like, so that no stale file is served. */
const drawingVersion = 4;

/** `plan` says in data what `scene` draws; it is all that the recipe's name depends on. */
export function recipe(
  plan: object,
  sizes: Omit<Recipe, 'id' | 'scene'>,
  scene: () => Scene,
): Recipe {
  const id = createHash('sha256')
    .update(JSON.stringify([drawingVersion, plan, sizes]))
    .digest('hex')
    .slice(0, 16);
  return { id, ...sizes, scene };
}
