import type { ReactNode } from 'react';
import { Button } from '@kashi/ui/actions/Button';
import { Notice } from '@kashi/ui/notice/Notice';
import { Form } from './Form.tsx';
import { clearedMessages as messages } from './form-messages.ts';
import type { UsedClearedForm } from './use-cleared-form.tsx';

interface ClearedFormProps {
  /** The result of `useClearedForm`. */
  form: UsedClearedForm;
  /** The fields. */
  children: ReactNode;
}

/** A form that is emptied by a failure: below the reason it says so, and one press restores the typed text. */
export function ClearedForm({ form, children }: ClearedFormProps) {
  const { restore } = form;
  return (
    <Form form={form}>
      {restore && (
        <Notice
          role="status"
          action={
            <Button variant="secondary" size="small" onClick={restore}>
              {messages.restore}
            </Button>
          }
        >
          {messages.cleared}
        </Notice>
      )}
      {children}
    </Form>
  );
}
