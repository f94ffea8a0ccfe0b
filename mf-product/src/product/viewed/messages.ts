export const messages = {
  title: 'بازدیدهای اخیر شما',
  forget: 'پاک کردن',
  forgetAll: 'پاک کردن بازدیدهای اخیر',
  forgotten: 'بازدیدهای اخیر شما پاک شد.',
};
