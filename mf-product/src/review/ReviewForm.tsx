import { useAsk } from '@kashi/shared/kit/use-ask';
import { Form } from '@kashi/shared/kit/form/Form';
import { useForm } from '@kashi/shared/kit/form/use-form';
import { Button } from '@kashi/shared/ui/actions/Button';
import { ButtonLink } from '@kashi/shared/ui/actions/ButtonLink';
import { Field } from '@kashi/shared/ui/form/field/Field';
import { Input } from '@kashi/shared/ui/form/Input';
import { StarsChoice } from '@kashi/shared/ui/form/choice/StarsChoice';
import { Row } from '@kashi/shared/ui/layout/Row';
import { Textarea } from '@kashi/shared/ui/form/Textarea';
import type { FormEvent } from 'react';
import { messages } from './messages.ts';
import { addReview } from './review-data.ts';
import { forgetDraft, keepDraft, type ReviewDraft } from './review-draft.ts';

interface ReviewFormProps {
  productId: number;
  draft: ReviewDraft;
  productHref: string;
  onSubmitted: () => void;
}

/** The form for the stars, the title and the text of a review (§5). */
export function ReviewForm({ productId, draft, productHref, onSubmitted }: ReviewFormProps) {
  const ask = useAsk();
  const form = useForm({
    schema: () =>
      import('@kashi/shared/contracts/product/review').then((contract) => contract.newReviewSchema),
    hidden: { ProductId: productId },
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
      <Row>
        <Button type="submit" busy={form.busy}>
          {messages.submit}
        </Button>
        <ButtonLink variant="quiet" href={productHref}>
          {messages.backToProduct}
        </ButtonLink>
      </Row>
    </Form>
  );
}
