import type { PhoneModel } from './phone-model.ts';

/** Two with a notch, one of leather, one that one sees into, and one with tiles. */
export const otherModels = {
  'iphone-13': {
    maker: 'Apple',
    width: 390,
    corner: 72,
    frame: 'flat',
    back: 'glass',
    cameras: {
      island: { x: 22, y: 22, width: 184, height: 184, corner: 52, tone: 'body' },
      lenses: [
        [78, 80, 42],
        [150, 150, 42],
      ],
      flash: [154, 74],
    },
    screen: { cut: 'notch', edge: 17, chin: 0, wallpaper: 'orbit' },
    pose: 'back-first',
  },
  'iphone-13-pro-max': {
    maker: 'Apple',
    width: 390,
    corner: 66,
    frame: 'flat',
    back: 'matte',
    cameras: {
      island: { x: 18, y: 18, width: 226, height: 226, corner: 60, tone: 'body' },
      lenses: [
        [82, 84, 50],
        [82, 182, 50],
        [184, 132, 50],
      ],
      flash: [190, 56],
    },
    screen: { cut: 'notch', edge: 13, chin: 0, wallpaper: 'beam' },
    pose: 'behind-right',
  },
  'honor-x9b': {
    maker: 'Honor',
    width: 370,
    corner: 84,
    frame: 'round',
    back: 'leather',
    cameras: {
      island: { x: 60, y: 36, width: 250, height: 250, corner: 125, tone: 'steel' },
      lenses: [
        [185, 98, 34],
        [132, 196, 34],
        [238, 196, 34],
      ],
      flash: [185, 236],
    },
    screen: { cut: 'hole', edge: 7, chin: 2, wallpaper: 'dunes' },
    pose: 'crossed',
  },
  'nothing-phone-2': {
    maker: 'Nothing',
    width: 378,
    corner: 64,
    frame: 'flat',
    back: 'glyphs',
    cameras: {
      island: { x: 26, y: 26, width: 104, height: 216, corner: 52, tone: 'black' },
      lenses: [
        [78, 80, 38],
        [78, 188, 38],
      ],
      flash: [168, 134],
    },
    screen: { cut: 'hole', edge: 14, chin: 0, wallpaper: 'dots' },
    pose: 'fanned',
  },
  'sepehr-12': {
    maker: 'سپهر',
    width: 380,
    corner: 54,
    frame: 'round',
    back: 'tiles',
    cameras: {
      island: { x: 60, y: 34, width: 260, height: 108, corner: 54, tone: 'black' },
      lenses: [
        [116, 88, 40],
        [214, 88, 40],
      ],
      flash: [284, 88],
    },
    screen: { cut: 'hole', edge: 13, chin: 5, wallpaper: 'tiles' },
    pose: 'behind-left',
  },
} as const satisfies Record<string, PhoneModel>;
