import { gatewayNames } from '@kashi/contracts/gateways';
import { shopCityId } from '../places/delivery-areas.ts';
import { badgeMarks, logoMark } from '../pictures/drawing/marks.ts';
import { rowsOf, type RowsOfTable } from '../rows/rows-of-table.ts';

/** The shop's own facts (BaseInfo of §3), with all gateways enabled. */
export function settingsRows(): RowsOfTable[] {
  const [trust, register, union] = badgeMarks.map(({ file }) => `/media/${file}`);
  return [
    rowsOf('shop_settings', [
      {
        id: 1,
        shop_name: 'کاشی',
        logo_pic_path: `/media/${logoMark.file}`,
        address: 'اصفهان، خیابان چهارباغ، کوچهٔ کاشی‌گران، پلاک ۸',
        tell_no: '031 3220 0000',
        email: 'salam@kashi.example',
        instagram_link: 'https://www.instagram.com/kashi.example',
        telegram_link: 'https://t.me/kashi_example',
        aparat_link: 'https://www.aparat.com/kashi.example',
        about_short_us:
          'کاشی فروشگاهی است برای چیزهای خوب و ماندگار؛ از سفال لالجین تا هدفون بی‌سیم. هر کالا را پیش از فروش می‌بینیم و با ضمانت اصالت می‌فرستیم.',
        enamad_link1: 'https://kashi.example/trust',
        enamad_link2: 'https://kashi.example/register',
        enamad_link3: 'https://kashi.example/union',
        enamad_pic_path1: trust ?? '',
        enamad_pic_path2: register ?? '',
        enamad_pic_path3: union ?? '',
        minimum_orders: 200_000,
        active_gateways: gatewayNames,
        city_id: shopCityId,
        lat: 32.6531,
        lng: 51.6689,
        // no remote of the demo has a page of a blog
        is_shop_blog: false,
        shop_blog_name: '',
        tax_rate: 10,
        account_key: '6037990000001238',
        account_owner: 'فروشگاه کاشی',
      },
    ]),
  ];
}
