import type { LaptopModel } from './devices/laptops.ts';
import type { TabletModel } from './devices/tablets.ts';
import type { WatchModel } from './devices/watches.ts';
import type { PhoneName } from './phones/phone-models.ts';

/**
 * The contents of a picture, as data: the same drawing in the same colour is the same picture, drawn once and shared. `emoji` is
 * the name of a Fluent Emoji object; the others are drawn by the shop's own code.
 */
export type Drawing =
  | { kind: 'emoji'; name: string; isPair?: true }
  | { kind: 'phone'; model: PhoneName }
  | { kind: 'keypad-phone' }
  | { kind: 'tablet'; model: TabletModel }
  | { kind: 'laptop'; model: LaptopModel }
  | { kind: 'laptop-stand' }
  | { kind: 'smart-watch'; model: WatchModel }
  | { kind: 'headphones' }
  | { kind: 'earbuds'; model: 'stems' | 'pebbles' }
  | { kind: 'speaker' }
  | { kind: 'television' }
  | { kind: 'fridge'; doors: 1 | 2 }
  | { kind: 'washing-machine' }
  | { kind: 'dishwasher' }
  | { kind: 'microwave' }
  | { kind: 'toaster-oven' }
  | { kind: 'humidifier' }
  | { kind: 'vacuum-cleaner' }
  | { kind: 'kettle' }
  | { kind: 'blender' }
  | { kind: 'fan' }
  | { kind: 'iron' }
  | { kind: 'bottle'; shape: 'pump' | 'perfume' | 'flacon' | 'dropper' | 'shampoo' | 'water' }
  | { kind: 'tube' }
  | { kind: 'cream-jar' }
  | { kind: 'box'; label: string }
  | { kind: 'pouch' }
  | { kind: 'tin' }
  | { kind: 'carpet' }
  | { kind: 'power-bank' }
  | { kind: 'charger' }
  | { kind: 'phone-case'; phone: PhoneName; isOrnate?: true }
  | { kind: 'screen-glass' }
  | { kind: 'car-holder' }
  | { kind: 'cable' }
  | { kind: 'charging-pad' }
  | { kind: 'solid-state-drive' }
  | { kind: 'sleeping-bag' }
  | { kind: 'steering-wheel' }
  | {
      kind: 'book';
      title: string;
      pattern: 'tiles' | 'waves' | 'sun' | 'mountains' | 'alley' | 'cloth';
    };

/**
 * How the object is shown: from the front, as a pair, turned, from the side, in a hand, in a niche, with a part under a loupe, or in
 * front of its box.
 */
export type View = 'front' | 'pair' | 'angle' | 'side' | 'hand' | 'niche' | 'detail' | 'pack';
