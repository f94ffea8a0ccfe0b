import { appIconGround } from '@kashi/contracts/app-icons';

/** The colours of the page's ground in both themes, in which a phone paints its own bars. */
export const barColours = { light: appIconGround, dark: '#0e1322' } as const;
