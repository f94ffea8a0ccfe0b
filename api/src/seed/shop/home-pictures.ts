import { pictureFormats, pictureWidths } from '../../http/picture-sizes.ts';
import type { PlannedPicture } from '../pictures/planned-picture.ts';
import { recipe } from '../pictures/recipe.ts';
import { wideScene, type WideObject, type WidePlan } from '../pictures/drawing/wide-scene.ts';

/** Slides are 2:1, banners 2:1, 8:5 and 3:1, page heads 3:1; each in the widths that its place needs. */
export const slides = [
  {
    title: 'صدای ناب، بی‌سیم و بی‌دغدغه',
    url: '/filter?SubGroupId=22&SubGroupName=هدفون و بلندگو',
    picture: wide('slide', 'هدفون و رادیو زیر طاقی فیروزه‌ای', 2, '#1b3183', '#0f9391', [
      { drawing: { kind: 'headphones' }, hex: '#d3d7de', x: 150, y: 240, size: 640 },
      { drawing: { kind: 'emoji', name: 'radio' }, x: 620, y: 640, size: 290 },
    ]),
  },
  {
    title: 'یک قوری، چند دوست، یک عصر',
    url: '/filter?SubGroupId=32&SubGroupName=سرو و پذیرایی',
    picture: wide('slide', 'قوری سرامیکی و فنجان زیر طاق', 2, '#8e1b3a', '#d9962f', [
      { drawing: { kind: 'emoji', name: 'teapot' }, hex: '#0f9391', x: 150, y: 300, size: 580 },
      { drawing: { kind: 'emoji', name: 'teacup-without-handle' }, x: 650, y: 640, size: 250 },
    ]),
  },
  {
    title: 'راه می‌خواند؛ سبک ببندید',
    url: '/filter?GroupId=8&GroupName=ورزش و سفر',
    picture: wide('slide', 'چادر، کوله‌پشتی و چمدان سفر', 2, '#0b6b69', '#f5be47', [
      { drawing: { kind: 'emoji', name: 'backpack' }, hex: '#c9302c', x: 150, y: 300, size: 580 },
      { drawing: { kind: 'emoji', name: 'luggage' }, x: 560, y: 560, size: 350 },
    ]),
  },
  {
    title: 'گوشی تازه، با ضمانت واقعی',
    url: '/filter?SubGroupId=11&SubGroupName=گوشی موبایل',
    picture: wide('slide', 'گوشی موبایل و ساعت هوشمند', 2, '#3c2a75', '#9db6f2', [
      {
        drawing: { kind: 'phone', model: 'galaxy-a55' },
        hex: '#7c3fa6',
        x: 130,
        y: 260,
        size: 620,
      },
      {
        drawing: { kind: 'smart-watch', model: 'classic' },
        hex: '#14285c',
        x: 590,
        y: 570,
        size: 330,
      },
    ]),
  },
];

/** The twelve slots: 0 and 1 beside the slider, 2 to 5 in a row of four, 6 and 7 in a pair, the rest unused. */
export const banners = [
  banner('روی مچ، سر وقت', '/filter?SubGroupId=23&SubGroupName=ساعت هوشمند', 2, '#f0a830', {
    drawing: { kind: 'smart-watch', model: 'classic' },
    hex: '#26439f',
    x: 160,
    y: 120,
    size: 780,
  }),
  banner('کیف تازه، سال تازه', '/filter?SubGroupId=54&SubGroupName=کیف و چمدان', 2, '#8fd3cf', {
    drawing: { kind: 'emoji', name: 'backpack' },
    x: 160,
    y: 130,
    size: 740,
  }),
  banner('وقت بازی', '/filter?SubGroupId=26&SubGroupName=بازی و کنسول', 1.6, '#9db6f2', {
    drawing: { kind: 'emoji', name: 'video-game' },
    x: 60,
    y: 210,
    size: 680,
  }),
  banner('گوشهٔ سبز', '/filter?SubGroupId=33&SubGroupName=دکور و گیاه', 1.6, '#a9c46c', {
    drawing: { kind: 'emoji', name: 'potted-plant' },
    x: 80,
    y: 150,
    size: 720,
  }),
  banner('کتاب خوب', '/filter?SubGroupId=71&SubGroupName=کتاب', 1.6, '#ec9db4', {
    drawing: { kind: 'emoji', name: 'books' },
    x: 70,
    y: 190,
    size: 680,
  }),
  banner('ثبت لحظه', '/filter?SubGroupId=24&SubGroupName=دوربین و نجوم', 1.6, '#c9bfa9', {
    drawing: { kind: 'emoji', name: 'camera' },
    x: 70,
    y: 200,
    size: 700,
  }),
  banner(
    'شب‌های پرستاره؛ سفر، کوه، کویر',
    '/filter?SubGroupId=81&SubGroupName=کوه و کمپ',
    3,
    '#14285c',
    { drawing: { kind: 'emoji', name: 'camping' }, x: 640, y: 200, size: 660 },
    { drawing: { kind: 'emoji', name: 'telescope' }, x: 170, y: 190, size: 640 },
  ),
  banner(
    'خانه، به دلخواه تو؛ مبلمان و نورپردازی',
    '/filter?SubGroupId=34&SubGroupName=مبلمان و خواب',
    3,
    '#f0b94d',
    { drawing: { kind: 'emoji', name: 'couch-and-lamp' }, x: 230, y: 90, size: 800 },
  ),
  banner('صبحانهٔ ایرانی', '/filter?SubGroupId=91&SubGroupName=صبحانه و لبنیات', 2, '#e3b06a', {
    drawing: { kind: 'emoji', name: 'honey-pot' },
    x: 170,
    y: 170,
    size: 680,
  }),
  banner('بازی‌های فکری', '/filter?SubGroupId=102&SubGroupName=بازی فکری', 2, '#b9a3e3', {
    drawing: { kind: 'emoji', name: 'puzzle-piece' },
    x: 190,
    y: 170,
    size: 660,
  }),
];

export const aboutPicture = wide(
  'wide',
  'سه طاق با قوری، کاشی و کوله‌پشتی',
  3,
  '#efe3c8',
  '#0f9391',
  [
    { drawing: { kind: 'emoji', name: 'teapot' }, hex: '#26439f', x: 1250, y: 330, size: 520 },
    { drawing: { kind: 'emoji', name: 'amphora' }, x: 620, y: 330, size: 500 },
    { drawing: { kind: 'emoji', name: 'backpack' }, x: 1930, y: 350, size: 480 },
  ],
);

/** `alt` is also the title, split over two lines. */
function banner(alt: string, url: string, ratio: number, ground: string, ...objects: WideObject[]) {
  return {
    title: alt.replace('؛ ', '\n'),
    url,
    picture: wide(ratio === 3 ? 'wide' : 'banner', alt, ratio, ground, undefined, objects),
  };
}

function wide(
  place: Exclude<keyof typeof pictureWidths, 'goods'>,
  alt: string,
  ratio: number,
  ground: string,
  arch: string | undefined,
  objects: readonly WideObject[],
): PlannedPicture {
  const plan: WidePlan = { ratio, ground, objects, ...(arch && { arch }) };
  const sizes = { widths: pictureWidths[place], formats: pictureFormats, ratio };
  return { alt, recipe: recipe(plan, sizes, () => wideScene(plan)) };
}
