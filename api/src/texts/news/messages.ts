/** What the staff reads by SMS: nothing of a customer but an order's number and sum. */
export const messages = {
  order: (order: string, total: string) => `سفارش تازهٔ ${order} به مبلغ ${total} رسید.`,
  orders: (count: string, total: string) => `${count} سفارش تازه به مبلغ ${total} رسید.`,
  newMessages: (count: string) => `${count} پیام تازه رسید.`,
  runsOut: (goods: string, stock: string) => `موجودی «${goods}» به ${stock} رسید.`,
  ranOut: (goods: string) => `موجودی «${goods}» تمام شد.`,
  runOut: (count: string) => `${count} کالا رو به پایان است.`,
  variant: (product: string, variant: string) => `${product}، ${variant}`,
  failingRun: (source: string, since: string, failures: string) =>
    `${source}: ${failures} بار پیاپی ناموفق، از ${since}.`,
  endedRun: (source: string, from: string, until: string) =>
    `${source}: دوباره کار می‌کند. از ${from} تا ${until} پیاپی ناموفق بود.`,
  trial: 'پیامک آزمایشی: خبرهای فروشگاه به این شماره می‌رسد.',
  time: (moment: Date) =>
    moment.toLocaleTimeString('fa-IR', { timeZone: 'Asia/Tehran', timeStyle: 'short' }),
  atTime: (time: string) => `ساعت ${time}`,
  day: (moment: Date) =>
    moment.toLocaleDateString('fa-IR', { timeZone: 'Asia/Tehran', day: 'numeric', month: 'long' }),
  onDay: (day: string, time: string) => `${day} ساعت ${time}`,
  count: (count: number) => count.toLocaleString('fa-IR'),
} as const;
