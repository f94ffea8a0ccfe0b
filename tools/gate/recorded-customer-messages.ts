/** What the customer whose answers are recorded has typed. */
export const recordedCustomerMessages = {
  firstName: 'نگار',
  lastName: 'رضایی',
  province: 'اصفهان',
  city: 'اصفهان',
  addressTitle: 'خانه',
  address: 'خیابان توحید میانی، کوچهٔ ۱۴، پلاک ۲۲',
} as const;
