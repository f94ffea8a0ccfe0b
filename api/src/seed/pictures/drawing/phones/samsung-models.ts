import type { PhoneModel } from './phone-model.ts';

/** The cameras in a column without an island; screens and corners tell one from another. */
export const samsungModels = {
  'galaxy-s24-ultra': {
    maker: 'Samsung',
    width: 392,
    corner: 14,
    frame: 'flat',
    back: 'matte',
    cameras: {
      lenses: [
        [78, 88, 42],
        [78, 192, 42],
        [78, 296, 42],
        [172, 244, 27],
      ],
      flash: [172, 88],
    },
    screen: { cut: 'hole', edge: 9, chin: 0, wallpaper: 'ribbon' },
    pose: 'behind-left',
    hasPen: true,
  },
  'galaxy-a55': {
    maker: 'Samsung',
    width: 384,
    corner: 58,
    frame: 'flat',
    back: 'glass',
    cameras: {
      lenses: [
        [84, 94, 37],
        [84, 186, 37],
        [84, 276, 33],
      ],
      flash: [154, 94],
    },
    screen: { cut: 'hole', edge: 15, chin: 3, wallpaper: 'petals' },
    pose: 'side-by-side',
  },
  'galaxy-a35': {
    maker: 'Samsung',
    width: 386,
    corner: 62,
    frame: 'round',
    back: 'halves',
    cameras: {
      lenses: [
        [82, 88, 32],
        [82, 172, 32],
        [82, 252, 28],
      ],
      flash: [150, 172],
    },
    screen: { cut: 'drop', edge: 17, chin: 12, wallpaper: 'hills' },
    pose: 'fanned',
  },
  'galaxy-s24-fe': {
    maker: 'Samsung',
    width: 382,
    corner: 50,
    frame: 'flat',
    back: 'glass',
    cameras: {
      lenses: [
        [86, 100, 45],
        [86, 208, 45],
        [86, 316, 45],
      ],
      flash: [166, 154],
    },
    screen: { cut: 'hole', edge: 13, chin: 3, wallpaper: 'dunes' },
    pose: 'back-first',
  },
  'galaxy-s23-fe': {
    maker: 'Samsung',
    width: 388,
    corner: 66,
    frame: 'round',
    back: 'glass',
    cameras: {
      lenses: [
        [88, 96, 40],
        [88, 194, 40],
        [88, 292, 40],
      ],
      flash: [160, 292],
    },
    screen: { cut: 'hole', edge: 20, chin: 8, wallpaper: 'rings' },
    pose: 'behind-right',
  },
} as const satisfies Record<string, PhoneModel>;
