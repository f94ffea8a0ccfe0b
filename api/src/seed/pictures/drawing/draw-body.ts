import * as appliances from './appliances.ts';
import { bookCover } from './book-cover.ts';
import * as devices from './devices/devices.ts';
import { laptop, laptopStand } from './devices/laptops.ts';
import * as phoneThings from './devices/phone-things.ts';
import * as sound from './devices/sound.ts';
import { tablet } from './devices/tablets.ts';
import { smartWatch } from './devices/watches.ts';
import * as gear from './gear.ts';
import type { Drawing } from './drawing.ts';
import { emoji } from './emoji.ts';
import { phoneModels } from './phones/phone-models.ts';
import { phonePair } from './phones/phone-views.ts';
import * as packages from './packages.ts';
import { recolour } from './recolour.ts';

/** The object as SVG in a box of 1000 by 1000, in the colour of the variant, or in its own colour without one. */
export function drawBody(drawing: Drawing, hex: string | null): string {
  if (drawing.kind === 'emoji') {
    const body = hex ? recolour(emoji(drawing.name), hex) : emoji(drawing.name);
    return `<svg width="1000" height="1000" viewBox="0 0 32 32">${body}</svg>`;
  }
  return drawByKind(drawing, hex ?? colourOf(drawing));
}

/** The colour of a product whose variants have none. */
export function colourOf({ kind }: Drawing): string {
  return ownColours[kind] ?? '#5b6b84';
}

const ownColours: Partial<Record<Drawing['kind'], string>> = {
  television: '#2b313c',
  fridge: '#dfe3e8',
  'washing-machine': '#eef0f3',
  dishwasher: '#d9dde3',
  microwave: '#3a424f',
  humidifier: '#e9edf1',
  kettle: '#c3cad3',
  tin: '#b8433f',
  carpet: '#9c2f3c',
  charger: '#f1f2f4',
  fan: '#e9edf1',
};

function drawByKind(drawing: Exclude<Drawing, { kind: 'emoji' }>, hex: string): string {
  switch (drawing.kind) {
    case 'phone':
      return phonePair(phoneModels[drawing.model], hex);
    case 'keypad-phone':
      return devices.keypadPhone(hex);
    case 'tablet':
      return tablet(drawing.model, hex);
    case 'laptop':
      return laptop(drawing.model, hex);
    case 'laptop-stand':
      return laptopStand(hex);
    case 'smart-watch':
      return smartWatch(drawing.model, hex);
    case 'television':
      return devices.television(hex);
    case 'power-bank':
      return devices.powerBank(hex);
    case 'charger':
      return devices.charger(hex);
    case 'phone-case':
      return phoneThings.phoneCase(hex, drawing.phone, drawing.isOrnate ?? false);
    case 'screen-glass':
      return phoneThings.screenGlass();
    case 'car-holder':
      return phoneThings.carHolder();
    case 'cable':
      return phoneThings.cable();
    case 'charging-pad':
      return phoneThings.chargingPad();
    case 'solid-state-drive':
      return phoneThings.solidStateDrive(hex);
    case 'sleeping-bag':
      return gear.sleepingBag(hex);
    case 'steering-wheel':
      return gear.steeringWheel();
    case 'headphones':
      return sound.headphones(hex);
    case 'earbuds':
      return sound.earbuds(hex, drawing.model);
    case 'speaker':
      return sound.speaker(hex);
    case 'fridge':
      return appliances.fridge(hex, drawing.doors);
    case 'washing-machine':
      return appliances.washingMachine(hex);
    case 'dishwasher':
      return appliances.dishwasher(hex);
    case 'microwave':
      return appliances.microwave(hex);
    case 'toaster-oven':
      return appliances.toasterOven(hex);
    case 'humidifier':
      return appliances.humidifier(hex);
    case 'vacuum-cleaner':
      return appliances.vacuumCleaner(hex);
    case 'kettle':
      return appliances.kettle(hex);
    case 'blender':
      return appliances.blender(hex);
    case 'fan':
      return appliances.fan(hex);
    case 'iron':
      return appliances.iron(hex);
    case 'bottle':
      return packages.bottle(hex, drawing.shape);
    case 'tube':
      return packages.tube(hex);
    case 'cream-jar':
      return packages.creamJar(hex);
    case 'box':
      return packages.box(hex, drawing.label);
    case 'pouch':
      return packages.pouch(hex);
    case 'tin':
      return packages.tin(hex);
    case 'carpet':
      return packages.carpet(hex);
    case 'book':
      return bookCover(hex, drawing);
  }
}
