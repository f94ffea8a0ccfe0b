import type { PhoneModel } from './phone-model.ts';

/** Each with an island of another form. */
export const xiaomiModels = {
  'redmi-note-13': {
    maker: 'Xiaomi',
    width: 376,
    corner: 36,
    frame: 'flat',
    back: 'matte',
    cameras: {
      island: { x: 26, y: 26, width: 196, height: 236, corner: 40, tone: 'body' },
      lenses: [
        [88, 92, 44],
        [88, 196, 44],
        [178, 92, 22],
      ],
      flash: [178, 176],
    },
    screen: { cut: 'hole', edge: 13, chin: 6, wallpaper: 'waves' },
    pose: 'behind-left',
  },
  'redmi-note-13-pro': {
    maker: 'Xiaomi',
    width: 372,
    corner: 42,
    frame: 'flat',
    back: 'halves',
    cameras: {
      island: { x: 24, y: 24, width: 236, height: 228, corner: 46, tone: 'black' },
      lenses: [
        [86, 86, 48],
        [86, 190, 36],
        [192, 86, 36],
      ],
      flash: [192, 190],
    },
    screen: { cut: 'hole', edge: 10, chin: 2, wallpaper: 'peaks' },
    pose: 'crossed',
  },
  'poco-x6-pro': {
    maker: 'Xiaomi',
    width: 374,
    corner: 40,
    frame: 'flat',
    back: 'leather',
    cameras: {
      island: { x: 16, y: 18, width: 342, height: 192, corner: 36, tone: 'black' },
      lenses: [
        [78, 114, 48],
        [186, 70, 34],
        [186, 156, 34],
      ],
      flash: [290, 114],
    },
    screen: { cut: 'hole', edge: 11, chin: 4, wallpaper: 'arcade' },
    pose: 'back-first',
  },
  'poco-c75': {
    maker: 'Xiaomi',
    width: 366,
    corner: 34,
    frame: 'flat',
    back: 'stripes',
    cameras: {
      island: { x: 73, y: 30, width: 220, height: 220, corner: 110, tone: 'body' },
      lenses: [
        [140, 92, 30],
        [226, 92, 30],
        [140, 188, 30],
      ],
      flash: [226, 188],
    },
    screen: { cut: 'drop', edge: 17, chin: 22, wallpaper: 'sun' },
    pose: 'side-by-side',
  },
} as const satisfies Record<string, PhoneModel>;
