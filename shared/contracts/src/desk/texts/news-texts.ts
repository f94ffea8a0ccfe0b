import * as z from 'zod/mini';
import { accountMobile } from '../../call/fields.ts';
import { deskCall } from '../desk-call.ts';
import { deskMessages } from '../desk-messages.ts';
import { quietHours } from './quiet-hours.ts';
import { newsKinds } from './text-kinds.ts';

/** How many numbers can be told. */
export const mostNumbers = 5;

/** The windows that can be chosen, in minutes. */
export const newsWindows = [5, 15, 30, 60] as const;

const number = z.strictObject({
  mobile: accountMobile,
  /** What the number is told of; none of it switches the number off. */
  kinds: z.array(z.enum(newsKinds)),
});
export type NewsNumber = z.output<typeof number>;

const numbers = z.array(number).check(
  z.maxLength(mostNumbers, deskMessages.news.numbers),
  z.check<NewsNumber[]>(({ value, issues }) => {
    const mobiles = value.map(({ mobile }) => mobile);
    mobiles.forEach((mobile, place) => {
      if (mobiles.indexOf(mobile) === place) return;
      const path = [place, 'mobile'];
      issues.push({ code: 'custom', message: deskMessages.news.twice, path, input: mobile });
    });
  }),
);

const settings = {
  numbers,
  quiet: quietHours,
  /** The first news of a kind is told at once; what follows within so many minutes is told together. */
  windowMinutes: z.literal(newsWindows, deskMessages.news.window),
};

const newsSettingsSchema = z.object({
  ...settings,
  /** The name of this state: another one for other settings. */
  version: z.string(),
});
export type NewsSettings = z.output<typeof newsSettingsSchema>;

const owner = ['owner'] as const;

export const newsTextCalls = {
  'GET /v1/desk/texts/news': deskCall({
    summary: 'Which numbers are told of what by SMS, how often at the most, and the quiet hours.',
    access: owner,
    input: z.object({}),
    value: newsSettingsSchema,
  }),
  'POST /v1/desk/texts/news/save': deskCall({
    summary:
      'Saves who is told of what by SMS. A 409 with the settings as they are now (`current`), if somebody has changed them since `version` was read.',
    access: owner,
    input: z.strictObject({ ...settings, version: z.string().check(z.maxLength(100)) }),
    value: newsSettingsSchema,
  }),
  'POST /v1/desk/texts/news/try': deskCall({
    summary: 'Sends a trial text to one of the saved numbers, in quiet hours too.',
    access: owner,
    input: z.object({ mobile: accountMobile }),
    value: z.null(),
  }),
};
