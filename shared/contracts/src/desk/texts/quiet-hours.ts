import * as z from 'zod/mini';
import { deskMessages } from '../desk-messages.ts';

const hour = z
  .int(deskMessages.hour)
  .check(z.gte(0, deskMessages.hour), z.lte(23, deskMessages.hour));

/** The hours in which no text is sent: full hours of Tehran. The same hour twice is no quiet at all. */
export const quietHours = z.strictObject({ fromHour: hour, untilHour: hour });
export type QuietHours = z.output<typeof quietHours>;
