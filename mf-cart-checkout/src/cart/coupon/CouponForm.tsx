import { useEffect, useRef } from 'react';
import { Form } from '@kashi/kit/form/Form';
import { useShellApi } from '@kashi/kit/ShellApiContext';
import { useForm } from '@kashi/kit/form/use-form';
import { Button } from '@kashi/ui/actions/Button';
import { Field } from '@kashi/ui/form/field/Field';
import { Input } from '@kashi/ui/form/Input';
import { Panel } from '@kashi/ui/layout/Panel';
import { changeAndRead } from '../../parts/live-cart/change-and-read.ts';
import { setCoupon } from './coupon-data.ts';
import { messages } from '../messages.ts';
import styles from './CouponForm.module.css';

/** The form for a coupon. A refused code stays in the field, which gets the focus, with the reason under it. */
export function CouponForm() {
  const shell = useShellApi();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    element,
    schema: () => import('@kashi/contracts/coupon').then((contract) => contract.couponSchema),
    async send(coupon) {
      const message = await changeAndRead(shell, (ask, HashCartId) =>
        setCoupon(ask, { HashCartId, ...coupon }),
      );
      if (message) shell.toast(message, 'success');
    },
  });
  const { errors } = form.state;

  useEffect(() => {
    if (errors.length > 0) element.current?.querySelector('input')?.focus();
  }, [errors]);

  return (
    <Panel>
      <Form form={form} gap={3} reasonsBelow>
        <Field label={messages.coupon.title} error={form.errorOf('CouponCode')}>
          <span className={styles.row}>
            <Input name="CouponCode" autoComplete="off" autoCapitalize="characters" dir="auto" />
            <Button type="submit" variant="secondary" busy={form.busy}>
              {messages.coupon.apply}
            </Button>
          </span>
        </Field>
      </Form>
    </Panel>
  );
}
