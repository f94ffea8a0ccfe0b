import type { Introduction } from '@kashi/contracts/content';

export function anIntroduction(given: Partial<Introduction> = {}): Introduction {
  return {
    PicPath: '',
    Context: '<p>کاشی از یک مغازهٔ کوچک آغاز شد.</p>',
    Title: 'دربارهٔ ما',
    ...given,
  };
}
