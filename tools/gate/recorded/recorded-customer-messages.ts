/** Texts that the recorded customer has typed. */
export const recordedCustomerMessages = {
  firstName: 'نگار',
  lastName: 'رضایی',
  province: 'اصفهان',
  city: 'اصفهان',
  addressTitle: 'خانه',
  address: 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲',
  review: { Title: 'به‌صرفه', Text: 'باتری آن دو روز می‌ماند و صفحهٔ خوبی دارد.' },
  question: 'شارژر همراه آن است؟',
} as const;
