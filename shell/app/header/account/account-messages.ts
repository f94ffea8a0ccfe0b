export const accountMessages = {
  label: 'حساب من',
  signOut: 'خروج از حساب',
} as const;
