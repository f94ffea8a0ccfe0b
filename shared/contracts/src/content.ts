import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { fieldMessages } from './call/field-messages.ts';
import { contactMobile, plainEmail, requiredText } from './call/fields.ts';
import { opinionMessages } from './product/opinion-messages.ts';
import { pictureSchema } from './picture.ts';

/** A page of the shop's own words. `Context` is sanitised HTML (R24). */
export const introductionSchema = z.object({
  /** '' where there is no picture. */
  PicPath: z.string(),
  Context: z.string(),
  /** Extensions. */
  Title: z.optional(z.string()),
  Picture: z.optional(pictureSchema),
});

/** A message to the shop (§5). */
export const contactMessageSchema = z.object({
  FullName: requiredText(80, opinionMessages.fullName),
  MobNo: contactMobile,
  Email: requiredText(200, opinionMessages.email).check(
    plainEmail,
    z.email(opinionMessages.email.wrong),
  ),
  Comment: requiredText(1000, opinionMessages.comment),
});

export const contentCalls = {
  'GET /v1/BasicDefinitions/ShopIntroductions/Find': call({
    summary: "A page of the shop's own words: AboutUs, Rules, Privacy, or one that the shop added.",
    source: '§7',
    caller: 'anyone',
    input: z.object({
      SectionNameEN: z.string(fieldMessages.id).check(z.maxLength(100, fieldMessages.id)),
    }),
    value: introductionSchema,
  }),
  'POST /v1/Identity/ContactUs/AddMessage': call({
    summary: 'Leaves a message for the shop.',
    source: '§7',
    caller: 'anyone',
    input: contactMessageSchema,
    value: z.null(),
  }),
};

export type Introduction = z.infer<typeof introductionSchema>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
