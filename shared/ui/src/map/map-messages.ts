export const mapMessages = {
  closer: 'نزدیک‌تر',
  farther: 'دورتر',
  grid: 'تصویر نقشه در دسترس نیست.',
  drawn: 'نقشهٔ ساده',
  pickLabel: 'نقشه. با کلیدهای جهت آن را جابه‌جا کنید تا نشانگر روی جای شما بایستد.',
  here: 'جای کنونی من',
  notHere: 'جای شما پیدا نشد. نقشه را خودتان جابه‌جا کنید.',
  openIn: 'باز کردن در',
  apps: { phone: 'نقشهٔ گوشی', neshan: 'نشان', balad: 'بلد', google: 'گوگل مپ' },
} as const;
