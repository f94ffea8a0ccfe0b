import type { Size } from './engine.ts';

export const phone: Size = { width: 390, height: 844 };
export const desktop: Size = { width: 1440, height: 900 };
