/** The errors of an alert's fields, beside the field (§5). */
export const alertMessages = {
  wantedPrice: {
    required: 'قیمت دلخواه را وارد کنید.',
    wrong: 'قیمت دلخواه باید عددی ۳ تا ۱۰ رقمی باشد.',
  },
} as const;
