import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { deskData } from '../../server/desk-data.ts';
import { DeskProblem } from '../../server/desk-problem.ts';
import { useChange, useReading } from './reading.ts';

function Screen() {
  const staff = useReading('GET /v1/desk/staff', {});
  const block = useChange('POST /v1/desk/staff/block');
  return (
    <button onClick={() => block.mutate({ id: 4 })}>
      {staff.isSuccess && 'بستن'} {block.isError && 'نشد'}
    </button>
  );
}

test.each([
  ['whose answer is lost', new DeskProblem('offline', 0), 2],
  ['that is refused', new DeskProblem('refused', 409), 1],
])(
  'after a change %s the list is read as often as it may differ',
  async (_what, problem, reads) => {
    // Outside of a production build react-admin writes each failure to the console.
    vi.mocked(console.error).mockImplementation(() => {});
    const ask = vi.fn((name: string) =>
      name.startsWith('GET') ? Promise.resolve({ data: [] }) : Promise.reject(problem),
    );
    render(
      <CoreAdminContext dataProvider={{ ...deskData(), ask } as never}>
        <Screen />
      </CoreAdminContext>,
    );

    await userEvent.click(await screen.findByRole('button', { name: /بستن/ }));
    await screen.findByRole('button', { name: /نشد/ });

    await vi.waitFor(() =>
      expect(ask.mock.calls.filter(([name]) => name.startsWith('GET'))).toHaveLength(reads),
    );
    vi.mocked(console.error).mockClear();
  },
);
