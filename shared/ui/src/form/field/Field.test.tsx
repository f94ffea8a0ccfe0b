import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ErrorList } from './ErrorList.tsx';
import { Field } from './Field.tsx';
import { Input } from '../Input.tsx';
import { Select } from '../choice/Select.tsx';

test('a field names its control by the label, and describes it by the hint', () => {
  renderPart(
    <Field label="نام" hint="حداکثر ۵۰ حرف">
      <Input name="FirstName" />
    </Field>,
  );

  const input = screen.getByRole('textbox', { name: 'نام', description: 'حداکثر ۵۰ حرف' });

  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error replaces the hint and marks the control', () => {
  renderPart(
    <Field label="استان" hint="از فهرست" error="استان را انتخاب کنید." optional>
      <Select name="ProvinceId">
        <option>اصفهان</option>
      </Select>
    </Field>,
  );

  const select = screen.getByRole('combobox', {
    name: 'استان (اختیاری)',
    description: 'استان را انتخاب کنید.',
  });

  expect(select.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('از فهرست')).toBeNull();
});

test('each line of the red list leads to its own field', async () => {
  const { shopper } = renderPart(
    <form>
      <ErrorList
        errors={[
          { Field: 'MobileNo', Message: 'شمارهٔ موبایل را وارد کنید.' },
          { Field: 'Gender', Message: 'جنسیت را انتخاب کنید.' },
        ]}
      />
      <Input name="MobileNo" aria-label="شمارهٔ موبایل" />
      <input type="radio" name="Gender" value="1" aria-label="زن" />
      <input type="radio" name="Gender" value="2" aria-label="مرد" />
    </form>,
  );
  expect(screen.getByRole('alert').textContent).toContain('لطفاً این موارد را اصلاح کنید:');

  await shopper.click(screen.getByRole('link', { name: 'شمارهٔ موبایل را وارد کنید.' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));

  await shopper.click(screen.getByRole('link', { name: 'جنسیت را انتخاب کنید.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'زن' }));
});

test('a form without mistakes has no red list', () => {
  renderPart(<ErrorList errors={[]} />);

  expect(screen.queryByRole('alert')).toBeNull();
});
