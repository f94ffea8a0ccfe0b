import type { FrameData } from '@kashi/border/frame-data';
import { appIconPath } from '@kashi/contracts/app-icons';

/**
 * Names the icon with which iOS puts the shop on the home screen: it reads no icon of the manifest. The tag is needed when a visitor asks
 * for that and not before, so no document carries it.
 */
export function showTouchIcon({ logoPath }: Pick<FrameData, 'logoPath'>): void {
  // iOS paints what is transparent black.
  const icon = appIconPath(logoPath, { shape: 'maskable', size: 192 });
  if (!icon) return;
  const link = document.createElement('link');
  link.rel = 'apple-touch-icon';
  link.href = icon;
  document.head.append(link);
}
