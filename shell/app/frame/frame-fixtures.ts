import type { FrameData } from '@kashi/border/frame-data';
import type { FrameProps } from '../frame-parts/frame-props.ts';

/** A shop with all facts set. */
export function aFrame(changes: Partial<FrameData> = {}): FrameData {
  return {
    shopName: 'کاشی',
    logoPath: '/media/logo.svg',
    address: 'اصفهان، خیابان چهارباغ، پلاک 8',
    phone: '031 3220 0000',
    email: 'salam@kashi.example',
    about: 'فروشگاهی برای چیزهای خوب و ماندگار.',
    instagram: 'https://instagram.example/kashi',
    telegram: '',
    aparat: '',
    badges: [{ link: 'https://seal.example/?id=1', picture: '/media/seal.svg' }],
    groups: [
      { id: 1, title: 'کالای دیجیتال' },
      { id: 2, title: 'خانه و آشپزخانه' },
    ],
    blogName: null,
    ...changes,
  };
}

export function frameProps(changes: Partial<FrameData> = {}): FrameProps {
  return { frame: aFrame(changes) };
}
