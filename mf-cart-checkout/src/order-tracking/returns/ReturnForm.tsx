import { useState } from 'react';
import type { Order } from '@kashi/shared/contracts/order';
import { Form } from '@kashi/shared/kit/form/Form';
import { useForm } from '@kashi/shared/kit/form/use-form';
import { useAsk } from '@kashi/shared/kit/use-ask';
import { Button } from '@kashi/shared/ui/actions/Button';
import { messages as allMessages } from './messages.ts';
import { askForReturn } from './return-data.ts';
import type { ReturnFields } from './ReturnFields.tsx';
import { ReturnPicturesField } from './ReturnPicturesField.tsx';
import { typedReturnSchema } from './typed-return.ts';
import { useReturnPictures } from './use-return-pictures.ts';

const messages = allMessages.form;

export interface ReturnFormProps {
  order: Order;
  hash: string;
  /** The fields are the page's: without code their style comes with no part that code loads. */
  Fields: typeof ReturnFields;
  /** The request is noted; the order is handed over as it stands then. */
  onAsked(order: Order): void;
}

/** Asks to return pieces of the order. What was typed and chosen stays when the shop refuses. */
export function ReturnForm({ order, hash, Fields, onAsked }: ReturnFormProps) {
  const ask = useAsk();
  // The same until the request is noted: a second press after a lost answer asks for nothing more.
  const [Key] = useState(newKey);
  const pictures = useReturnPictures(hash);
  const form = useForm({
    schema: () => Promise.resolve(typedReturnSchema),
    hidden: {
      HashOrderId: hash,
      Key,
      Pictures: pictures.sent.map(({ Name }) => Name),
    },
    async send(wish) {
      onAsked(await askForReturn(ask, wish));
    },
  });

  return (
    <Form form={form}>
      <Fields items={order.OrderDetails} errorOf={form.errorOf} />
      <ReturnPicturesField pictures={pictures} error={form.errorOf('Pictures')} />
      <Button type="submit" busy={form.busy || pictures.busy}>
        {messages.send}
      </Button>
    </Form>
  );
}

/** 128 random bits; `randomUUID` does not exist on a shop without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
