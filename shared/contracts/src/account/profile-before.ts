import * as z from 'zod/mini';

/**
 * Extension: the fields of the profile that a form shows as they were read. What still has its value of then is not saved, so that a
 * page which was opened earlier takes nothing back; without it every field is.
 */
export const profileBefore = z.partial(
  z.object({
    FirstName: z.string(),
    LastName: z.string(),
    NationalCode: z.string(),
    BankCardNo: z.string(),
    Email: z.string(),
    Gender: z.string(),
    IsEmailNewsLatterSubsciber: z.boolean(),
    IsSMSNewsLatterSubsciber: z.boolean(),
  }),
);

export type ProfileBefore = z.output<typeof profileBefore>;
