/** The server's texts about deliveries. Literals of the specification are kept letter for letter. */
export const messages = {
  applied: 'آدرس و شیوهٔ ارسال ثبت شد.',
  chooseCarrier: 'شرکت حامل را انتخاب کنید',
  possible: 'ارسال به این آدرس ممکن است.',
  unavailable: 'ارسال محصولات به این آدرس بوسیله این شرکت امکانپذیر نمی باشد',
  noCity: 'این شهر پیدا نشد.',
  pickup: 'تحویل حضوری از فروشگاه',
  noPickup: 'تحویل حضوری اکنون ممکن نیست. آدرس و شیوهٔ ارسال را انتخاب کنید.',
  pickupPlace: (address: string, hours: string) =>
    hours === '' ? address : `${address}، ساعت کار: ${hours}`,
  fullAddress: (place: string, address: string, postalCode: string) =>
    postalCode === ''
      ? `${place}، ${address}`
      : `${place}، ${address}، کد پستی ${toPersianDigits(postalCode)}`,
} as const;

function toPersianDigits(code: string): string {
  return code.replace(/\d/g, (digit) => Number(digit).toLocaleString('fa-IR'));
}
