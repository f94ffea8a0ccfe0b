import { otherModels } from './other-models.ts';
import { samsungModels } from './samsung-models.ts';
import { xiaomiModels } from './xiaomi-models.ts';

export type PhoneName = keyof typeof phoneModels;

/** The phones of the demo shop, after the real ones where these exist. */
export const phoneModels = { ...samsungModels, ...xiaomiModels, ...otherModels };
