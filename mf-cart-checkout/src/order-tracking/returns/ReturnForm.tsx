import { useState } from 'react';
import type { Order } from '@kashi/contracts/order';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import type { sentPicturesStyles } from '@kashi/kit/sent-pictures/sent-pictures-styles';
import { SentPicturesField } from '@kashi/kit/sent-pictures/SentPicturesField';
import { useSentPictures } from '@kashi/kit/sent-pictures/use-sent-pictures';
import { useAsk } from '@kashi/kit/use-ask';
import { Button } from '@kashi/ui/actions/Button';
import { messages } from './messages.ts';
import { pictureMessages } from './picture-messages.ts';
import { askForReturn, sendPicture } from './return-data.ts';
import type { ReturnFields } from './ReturnFields.tsx';
import { typedReturnSchema } from './typed-return.ts';

export interface ReturnFormProps {
  order: Order;
  hash: string;
  /** The fields are the page's: without code their style comes with no part that code loads. */
  Fields: typeof ReturnFields;
  pictureStyles: typeof sentPicturesStyles;
  /** The request is noted; the order is handed over as it stands then. */
  onAsked(order: Order): void;
}

/** Asks to return pieces of the order. What was typed and chosen stays when the shop refuses. */
export function ReturnForm({ order, hash, Fields, pictureStyles, onAsked }: ReturnFormProps) {
  const ask = useAsk();
  // The same until the request is noted: a second press after a lost answer asks for nothing more.
  const [Key] = useState(newKey);
  const pictures = useSentPictures(
    (fetch, file) => sendPicture(fetch, hash, file),
    pictureMessages.added,
  );
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
      <SentPicturesField
        pictures={pictures}
        words={pictureMessages}
        styles={pictureStyles}
        error={form.errorOf('Pictures')}
      />
      <Button type="submit" busy={form.busy || pictures.busy}>
        {messages.form.send}
      </Button>
    </Form>
  );
}

/** 128 random bits; `randomUUID` does not exist on a shop without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
