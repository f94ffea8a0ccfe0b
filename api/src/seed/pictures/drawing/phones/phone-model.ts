import type { WallpaperName } from './wallpapers.ts';

/** What tells one phone from another. Lengths are in units of a phone 800 high, from the top left corner of its back. */
export interface PhoneModel {
  /** The words on its box. */
  maker: string;
  width: number;
  corner: number;
  /** A flat frame shines in bands, a round one like a tube. */
  frame: 'flat' | 'round';
  back: BackFinish;
  cameras: Cameras;
  screen: Screen;
  pose: Pose;
  hasPen?: true;
}

export type BackFinish = 'glass' | 'matte' | 'leather' | 'halves' | 'stripes' | 'glyphs' | 'tiles';

export interface Cameras {
  island?: Island;
  /** The middle and the radius of each lens. */
  lenses: readonly (readonly [x: number, y: number, radius: number])[];
  flash: readonly [x: number, y: number];
}

export interface Island {
  x: number;
  y: number;
  width: number;
  height: number;
  corner: number;
  tone: 'body' | 'black' | 'steel';
}

interface Screen {
  cut: 'hole' | 'drop' | 'notch';
  /** The black edge around the picture, and how much more of it is below. */
  edge: number;
  chin: number;
  wallpaper: WallpaperName;
}

/** How the phone and its back stand in the first picture. */
export type Pose =
  | 'behind-left'
  | 'behind-right'
  | 'side-by-side'
  | 'fanned'
  | 'crossed'
  | 'back-first';

export const phoneHeight = 800;
