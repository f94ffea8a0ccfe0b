export const formatMessages = {
  toman: 'تومان',
  amount: (number: string) => `${number} تومان`,
  dateTime: (date: string, time: string) => `${date}، ساعت ${time}`,
} as const;
