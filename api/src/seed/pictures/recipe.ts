import { createHash } from 'node:crypto';
import type { Scene } from './drawing/scene.ts';

/** How a picture is made: everything that determines its bytes, and nothing else. */
export interface Recipe {
  /** The name of the picture's files; the same recipe gives the same picture. */
  id: string;
  widths: readonly number[];
  formats: readonly ('avif' | 'webp')[];
  /** Width divided by height. */
  ratio: number;
  scene: () => Scene | Promise<Scene>;
}

/** Increased when a change of the drawing code alters existing recipes, so that no stale file is served. */
const drawingVersion = 5;

/** `plan` is the data behind `scene`; the recipe's name depends only on it. */
export function recipe(
  plan: object,
  sizes: Omit<Recipe, 'id' | 'scene'>,
  scene: Recipe['scene'],
): Recipe {
  const id = createHash('sha256')
    .update(JSON.stringify([drawingVersion, plan, sizes]))
    .digest('hex')
    .slice(0, 16);
  return { id, ...sizes, scene };
}
