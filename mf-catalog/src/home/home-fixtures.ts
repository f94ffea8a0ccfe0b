import type { Banner, Slider } from '@kashi/contracts/home';
import type { Picture } from '@kashi/contracts/picture';
import type { HomeData } from './home-data.ts';

export function aHomePage(change: Partial<HomeData> = {}): HomeData {
  return {
    shopName: 'کاشی',
    about: '',
    organization: { logoPath: '', phone: '', email: '', address: '', profiles: [] },
    slides: [],
    groups: [],
    offers: [],
    promos: [],
    brands: [],
    suggested: [],
    banners: Array.from({ length: 12 }, () => null),
    ...change,
  };
}

export function aSlide(change: Partial<Slider> = {}): Slider {
  return {
    PicPath: '/media/slide-1600.webp',
    URL: '/filter?GroupId=1',
    Alt: 'هدفون در طاقی فیروزه‌ای',
    Title: 'صدای ناب',
    ...change,
  };
}

export function aBanner(change: Partial<Banner> = {}): Banner {
  return { IsActive: 1, PicPath: '/media/banner.webp', URL: '/filter', Alt: 'کتاب خوب', ...change };
}

export function aPicture(change: Partial<Picture> = {}): Picture {
  return {
    Base: '/media/banner',
    Widths: [320, 640],
    Formats: ['avif', 'webp'],
    Width: 640,
    Height: 320,
    Alt: '',
    ...change,
  };
}
