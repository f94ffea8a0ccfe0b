import { descriptionHtml } from '../description-html.ts';

/** The names of the demo's size guides, which are part of their addresses. */
export type SizeGuideName = keyof typeof sizeGuides;

interface SizeGuide {
  title: string;
  /** In the notation of `description-html.ts`. */
  before: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  after: string;
}

const sizeGuides = {
  'shoe-sizes': {
    title: 'راهنمای اندازهٔ کفش',
    before: `
      پای خود را عصر اندازه بگیرید؛ پا در پایان روز کمی بزرگ‌تر است. پاشنه را به دیوار بچسبانید و از دیوار تا نوک بلندترین انگشت را با خط‌کش بخوانید.`,
    heads: ['اندازهٔ ایران و اروپا', 'بلندی پا (سانتی‌متر)', 'اندازهٔ انگلیس'],
    rows: [
      ['۳۷', '۲۳٫۵', '۴'],
      ['۳۸', '۲۴٫۱', '۵'],
      ['۳۹', '۲۴٫۸', '۵٫۵'],
      ['۴۰', '۲۵٫۴', '۶٫۵'],
      ['۴۱', '۲۶٫۱', '۷٫۵'],
      ['۴۲', '۲۶٫۸', '۸'],
      ['۴۳', '۲۷٫۴', '۹'],
      ['۴۴', '۲۸٫۱', '۹٫۵'],
    ],
    after: `
      # اگر میان دو اندازه هستید
      - برای کفش پیاده‌روی اندازهٔ بزرگ‌تر را بردارید.
      - برای کفش رسمی و صندل اندازهٔ کوچک‌تر بهتر می‌نشیند.`,
  },
  'clothes-sizes': {
    title: 'راهنمای اندازهٔ پوشاک مردانه',
    before: `
      متر را دور پهن‌ترین جای سینه و دور باریک‌ترین جای کمر بگیرید، بی آن‌که بکشید. اندازهٔ شلوار جین شمارهٔ کمر به اینچ است.`,
    heads: ['اندازه', 'دور سینه (سانتی‌متر)', 'دور کمر (سانتی‌متر)', 'شلوار جین'],
    rows: [
      ['۴۸', '۹۴ تا ۹۷', '۸۲ تا ۸۵', '۳۲'],
      ['۵۰', '۹۸ تا ۱۰۱', '۸۶ تا ۸۹', '۳۴'],
      ['۵۲', '۱۰۲ تا ۱۰۵', '۹۰ تا ۹۴', '۳۶'],
      ['۵۴', '۱۰۶ تا ۱۰۹', '۹۵ تا ۹۹', '۳۸'],
    ],
    after: `
      # اگر اندازه نبود
      تا **هفت روز** پس از تحویل، کالای پوشیده‌نشده را با اندازهٔ دیگر عوض می‌کنیم.`,
  },
} as const satisfies Record<string, SizeGuide>;

/** The size guides as pages of the shop's own, whom the subgroups of `catalogue` name. */
export function sizeGuideRows() {
  return Object.entries<SizeGuide>(sizeGuides).map(([name, guide]) => ({
    section_name_en: name,
    title: guide.title,
    picture: null,
    context: [
      descriptionHtml(guide.before),
      tableHtml(guide.heads, guide.rows),
      descriptionHtml(guide.after),
    ].join('\n'),
  }));
}

function tableHtml(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
