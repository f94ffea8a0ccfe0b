/** The Jalali day (yyyy/MM/dd) and the time (HH:mm) of a moment in Tehran, in Latin digits. */
export function tehranJalali(moment: Date): { date: string; time: string } {
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { date: `${year}/${month}/${day}`, time: `${hour}:${minute}` };
}

const format = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
  timeZone: 'Asia/Tehran',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
