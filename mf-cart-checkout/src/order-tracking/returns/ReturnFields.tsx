import type { Order } from '@kashi/contracts/order';
import { mostReturnLetters, returnReasons } from '@kashi/contracts/returns/return-rules';
import { persianNumber } from '@kashi/format/persian';
import { Field } from '@kashi/ui/form/field/Field';
import { Select } from '@kashi/ui/form/choice/Select';
import { Textarea } from '@kashi/ui/form/Textarea';
import { Stack } from '@kashi/ui/layout/Stack';
import { lineName } from '../../parts/line-name.ts';
import { messages as allMessages } from './messages.ts';
import styles from './OrderReturns.module.css';

const messages = allMessages.form;

interface ReturnFieldsProps {
  items: Order['OrderDetails'];
  /** What was typed before a refusal, by the fields' names. */
  typed?: Record<string, string>;
  errorOf(name: string): string | undefined;
}

/** More pieces than this are not listed one by one. */
const mostListed = 100;

/** Which pieces come back, and why: the fields that the form has with code and without. */
export function ReturnFields({ items, typed = {}, errorOf }: ReturnFieldsProps) {
  const returnable = items.filter(({ ReturnablePieces = 0 }) => ReturnablePieces > 0);
  const lines = errorOf('Lines');
  return (
    <>
      {/* The red list of a refused form leads to it, and without code to the other two. */}
      <fieldset className={styles.lines} id="Lines" tabIndex={-1}>
        <legend>{messages.lines}</legend>
        <Stack gap={3}>
          {returnable.map((item) => (
            <Field key={quantityField(item)} label={lineName(item)} error={lines}>
              <Select
                name={quantityField(item)}
                defaultValue={typed[quantityField(item)] ?? (returnable.length === 1 ? '1' : '0')}
              >
                <option value="0">{messages.none}</option>
                {countsOf(item).map((count) => (
                  <option key={count} value={count}>
                    {messages.count(persianNumber(count))}
                  </option>
                ))}
              </Select>
            </Field>
          ))}
        </Stack>
      </fieldset>
      <div id="Reason">
        <Field label={messages.reason} error={errorOf('Reason')}>
          <Select name="Reason" defaultValue={typed['Reason'] ?? ''}>
            <option value="">{messages.choose}</option>
            {returnReasons.map((reason) => (
              <option key={reason} value={reason}>
                {allMessages.reasons[reason]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div id="Text">
        <Field label={messages.text} hint={messages.textHint} error={errorOf('Text')}>
          <Textarea
            name="Text"
            rows={3}
            maxLength={mostReturnLetters}
            defaultValue={typed['Text'] ?? ''}
          />
        </Field>
      </div>
    </>
  );
}

/** The name of the field with the pieces of a line; `typedReturnSchema` reads it. */
function quantityField(item: Order['OrderDetails'][number]): string {
  return `Quantity-${item.ProductSaleParamId ?? 0}`;
}

function countsOf({ ReturnablePieces = 0 }: Order['OrderDetails'][number]): number[] {
  return Array.from({ length: Math.min(ReturnablePieces, mostListed) }, (_, index) => index + 1);
}
