/** When a parcel arrives, in words. */
export const messages = {
  day: (weekday: string, day: string, month: string) => `${weekday} ${day} ${month}`,
  fromDayToDay: (first: string, last: string) => `${first} تا ${last}`,
  withNote: (days: string, note: string) => `${days}، ${note}`,
} as const;
