import { useAsk } from '@kashi/kit/use-ask';
import { sentPicturesStyles } from '@kashi/kit/sent-pictures/sent-pictures-styles';
import { SentPicturesField } from '@kashi/kit/sent-pictures/SentPicturesField';
import { useSentPictures } from '@kashi/kit/sent-pictures/use-sent-pictures';
import { Form } from '@kashi/kit/form/Form';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { ButtonLink } from '@kashi/ui/actions/ButtonLink';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { StarsChoice } from '@kashi/ui/form/choice/StarsChoice';
import { Row } from '@kashi/ui/layout/Row';
import { Textarea } from '@kashi/ui/form/Textarea';
import type { FormEvent } from 'react';
import { messages } from './messages.ts';
import { addReview, sendPhoto } from './review-data.ts';
import { forgetDraft, keepDraft, type ReviewDraft } from './review-draft.ts';

interface ReviewFormProps {
  productId: number;
  draft: ReviewDraft;
  productHref: string;
  onSubmitted: () => void;
}

/**
 * The form for the stars, the title, the text and the photos of a review (§5). What was typed outlives a reload; photos do not, since
 * the page could not show them.
 */
export function ReviewForm({ productId, draft, productHref, onSubmitted }: ReviewFormProps) {
  const ask = useAsk();
  const pictures = useSentPictures(
    (fetch, file) => sendPhoto(fetch, productId, file),
    messages.photos.added,
  );
  const form = useForm({
    schema: () =>
      import(/* webpackChunkName: "contracts" */ '@kashi/contracts/product/review').then(
        (contract) => contract.newReviewSchema,
      ),
    hidden: { ProductId: productId, Pictures: pictures.sent.map(({ Name }) => Name) },
    async send(review) {
      await addReview(ask, review);
      forgetDraft(productId);
      onSubmitted();
    },
  });

  function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
    keepDraft(productId, new FormData(currentTarget));
  }

  return (
    <Form form={form} onInput={keep}>
      <StarsChoice name="Rating" legend={messages.rating} defaultValue={draft.Rating} />
      <Field
        label={messages.reviewTitle}
        hint={messages.reviewTitleHint}
        error={form.errorOf('Title')}
      >
        <Input name="Title" defaultValue={draft.Title} />
      </Field>
      <Field label={messages.text} hint={messages.textHint} error={form.errorOf('Text')}>
        <Textarea name="Text" rows={6} defaultValue={draft.Text} />
      </Field>
      <SentPicturesField
        pictures={pictures}
        words={messages.photos}
        styles={sentPicturesStyles}
        error={form.errorOf('Pictures')}
      />
      <Row>
        <Button type="submit" busy={form.busy || pictures.busy}>
          {messages.submit}
        </Button>
        <ButtonLink variant="quiet" href={productHref}>
          {messages.backToProduct}
        </ButtonLink>
      </Row>
    </Form>
  );
}
