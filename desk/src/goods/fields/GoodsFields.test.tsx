import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { aProduct, noShelves } from '../goods-draft-fixtures.ts';
import { draftOf } from '../goods-draft.ts';
import { messages } from '../messages.ts';
import type { FieldsProps } from './fields-props.ts';
import { PropertyFields } from './PropertyFields.tsx';
import { VariantFields } from './VariantFields.tsx';

const ram = { propertyId: 3, value: '۸', isHighlighted: false };
const product = { ...aProduct, properties: [ram, { ...ram, value: '۱۶' }] };

function Form({ Fields }: { Fields: ComponentType<FieldsProps> }) {
  const [draft, setDraft] = useState(() => draftOf(product));
  return (
    <Fields draft={draft} onChange={setDraft} shelves={noShelves} problemOf={() => undefined} />
  );
}

test.each([
  [messages.variants, VariantFields, messages.removeVariant],
  [messages.properties, PropertyFields, messages.remove],
])('a row that is removed from «%s» leaves the keyboard there', async (name, Fields, remove) => {
  render(<Form Fields={Fields} />);
  const before = screen.getAllByRole('button', { name: remove });

  await userEvent.click(before.at(-1)!);

  expect(screen.queryAllByRole('button', { name: remove }).length).toBeLessThan(before.length);
  expect(document.activeElement).toBe(screen.getByRole('group', { name }));
});

test('the fault of a specification stands at its own row, though an empty row before it is not sent', () => {
  const empty = { ...ram, value: ' ' };
  const draft = { ...draftOf(product), properties: [empty, ram, { ...ram, value: '۱۶' }] };
  render(
    <PropertyFields
      draft={draft}
      onChange={() => {}}
      shelves={noShelves}
      problemOf={(field) =>
        field === 'properties.1.value' ? 'بیش از اندازه بلند است.' : undefined
      }
    />,
  );

  const values = screen.getAllByRole('textbox', { name: messages.value });
  expect(values.map((value) => value.getAttribute('aria-invalid'))).toEqual([
    'false',
    'false',
    'true',
  ]);
});
