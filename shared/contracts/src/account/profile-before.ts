import * as z from 'zod/mini';
import { profileBeforeMessages } from './profile-before-messages.ts';

const { unreadable } = profileBeforeMessages;

/**
 * Extension: the fields of the profile that a form shows as they were read. What still has its value of then is not saved, so that a
 * page which was opened earlier takes nothing back; without it every field is.
 */
export const profileBefore = z.partial(
  z.object(
    {
      FirstName: z.string(unreadable),
      LastName: z.string(unreadable),
      NationalCode: z.string(unreadable),
      BankCardNo: z.string(unreadable),
      Email: z.string(unreadable),
      Gender: z.string(unreadable),
      IsEmailNewsLatterSubsciber: z.boolean(unreadable),
      IsSMSNewsLatterSubsciber: z.boolean(unreadable),
    },
    unreadable,
  ),
);

export type ProfileBefore = z.output<typeof profileBefore>;
