import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { newCarrier } from './carrier-drafts.ts';
import { CarrierFields } from './CarrierFields.tsx';
import { messages } from './messages.ts';

function ACarrier() {
  const [draft, setDraft] = useState(newCarrier);
  return (
    <CarrierFields
      draft={draft}
      onChange={setDraft}
      problemOf={() => undefined}
      onRaise={null}
      onRemove={() => undefined}
    />
  );
}

test('an owner who ticks that the recipient pays is asked for no fee any more, and is asked again without the tick', async () => {
  render(<ACarrier />);
  const tick = screen.getByRole('checkbox', { name: messages.freightCollect });
  const fees = () => screen.queryAllByRole('textbox', { name: messages.fee });
  expect(fees()).toHaveLength(1);

  await userEvent.click(tick);
  expect(fees()).toHaveLength(0);

  await userEvent.click(tick);
  expect(fees()).toHaveLength(1);
});
