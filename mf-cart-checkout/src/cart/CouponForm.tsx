import { useState, type SubmitEvent } from 'react';
import { toProblem } from '@kashi/shared/api/problem';
import { useHost } from '@kashi/shared/kit/HostContext';
import { Button } from '@kashi/shared/ui/actions/Button';
import { Field } from '@kashi/shared/ui/form/Field';
import { Input } from '@kashi/shared/ui/form/Input';
import { ProblemNotice } from '@kashi/shared/ui/notice/ProblemNotice';
import { changeAndRead } from '../parts/live-cart/cart-changes.ts';
import { setCoupon } from './coupon-data.ts';
import { messages } from './messages.ts';
import styles from './CouponForm.module.css';

/** Sets a coupon. A code that is refused stays in the field, with the reason under it. */
export function CouponForm() {
  const host = useHost();
  const [isBusy, setBusy] = useState(false);
  const [fieldError, setFieldError] = useState<string>();
  const [problem, setProblem] = useState<unknown>();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    setFieldError(undefined);
    setProblem(undefined);
    try {
      const error = await checkAndSet(new FormData(form));
      if (error) refuse(form, error);
    } catch (failure) {
      const { fields, kind, serverMessage } = toProblem(failure);
      const reason = fields[0]?.Message ?? (kind === 'refused' ? serverMessage : null);
      if (reason) refuse(form, reason);
      else setProblem(failure);
    } finally {
      setBusy(false);
    }
  }

  function refuse(form: HTMLFormElement, reason: string) {
    setFieldError(reason);
    form.querySelector('input')?.focus();
  }

  /** What is wrong with the code, where the browser sees it by itself. */
  async function checkAndSet(typed: FormData): Promise<string | undefined> {
    // The schema is the server's own (R23); most shoppers have no code, so it is fetched when it is needed.
    const { couponSchema } = await import('@kashi/shared/contracts/coupon');
    const draft = couponSchema.safeParse(Object.fromEntries(typed));
    if (!draft.success) return draft.error.issues[0]?.message;

    const message = await changeAndRead(host, (ask, HashCartId) =>
      setCoupon(ask, { HashCartId, ...draft.data }),
    );
    if (message) host.toast(message, 'success');
    return undefined;
  }

  return (
    <form className={styles.panel} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Field label={messages.coupon.title} error={fieldError}>
        <span className={styles.row}>
          <Input name="CouponCode" autoComplete="off" autoCapitalize="characters" dir="auto" />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {messages.coupon.apply}
          </Button>
        </span>
      </Field>
      {problem !== undefined && <ProblemNotice error={problem} />}
    </form>
  );
}
