import * as z from 'zod/mini';
import { call } from './call/call.ts';
import { fieldMessages } from './call/field-messages.ts';
import { id } from './call/fields.ts';

/** What is counted (R48): a product's page was seen, a product was put into the cart, a checkout was begun, an order was paid. */
export const visitEvents = ['view', 'add', 'begin', 'pay'] as const;

export type VisitEvent = (typeof visitEvents)[number];

/** Whether an event is about one product. */
export function isOfProduct(event: VisitEvent): boolean {
  return event === 'view' || event === 'add';
}

export const visitFigureCalls = {
  'POST /v1/ContentManagement/VisitFigures/Count': call({
    summary:
      'Extension: adds one to the counter of an event of today, for a visitor who has agreed to it. A product that does not exist is ignored; a 409 where the owner lets nothing be counted.',
    source: 'R48',
    caller: 'anyone',
    input: z
      .object({
        Event: z.enum(visitEvents, fieldMessages.choice),
        /** Of `view` and `add`, and of these alone. */
        ProductId: z.optional(id),
      })
      .check(
        z.refine(({ Event, ProductId }) => isOfProduct(Event) === (ProductId !== undefined), {
          error: fieldMessages.id,
          path: ['ProductId'],
        }),
      ),
    value: z.null(),
  }),
};
