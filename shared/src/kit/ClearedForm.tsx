import type { ReactNode } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';
import { Form } from './Form.tsx';
import { clearedMessages as messages } from './form-messages.ts';
import type { UsedClearedForm } from './use-cleared-form.tsx';

interface ClearedFormProps {
  /** What `useClearedForm` has answered. */
  form: UsedClearedForm;
  /** The fields. */
  children: ReactNode;
}

/** A form that a failure empties: below why it failed it says so, and one press puts back what was typed. */
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
