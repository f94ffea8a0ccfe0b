import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { Order } from '@kashi/contracts/order';
import type { Answers } from '@kashi/kit/testing/answers';
import { anOrder } from '../../parts/checkout/checkout-fixtures.ts';
import { freshVisit } from '../../parts/live-cart/cart-fixtures.ts';
import { messages } from './messages.ts';
import { pictureMessages } from './picture-messages.ts';
import { aReturn, delivered, show } from './return-fixtures.tsx';

const askCall = 'POST /v1/Orders/Returns/Ask';
const pictureCall = 'POST /v1/Orders/Returns/AddPicture';
const picture = { Name: 'A'.repeat(22), Picture: 'data:image/webp;base64,AAAA' };

beforeEach(freshVisit);

async function openForm(answers: Answers, order = delivered()) {
  const shown = show(order, answers);
  await shown.shopper.click(screen.getByText(messages.open));
  await screen.findByLabelText(messages.form.reason);
  return shown;
}

const press = () => screen.getByRole('button', { name: messages.form.send });
const aFile = (name = 'a.png') => new File(['png'], name, { type: 'image/png' });

test('pieces, a reason and a picture go to the shop, and the page shows the request', async () => {
  const ask = vi.fn(() => delivered({ Returns: [aReturn()] }));
  const { shopper } = await openForm({ [askCall]: ask, [pictureCall]: () => picture });

  expect(screen.getByText(messages.until('۲۶ دی ۱۴۰۴'))).toBeVisible();
  await shopper.selectOptions(screen.getByLabelText('چای احمد، سبز'), '2');
  await shopper.selectOptions(screen.getByLabelText(messages.form.reason), 'broken');
  await shopper.type(screen.getByLabelText(messages.form.text), 'لبه‌اش شکسته است.');
  await shopper.upload(screen.getByLabelText(pictureMessages.pictures), aFile());
  expect(await screen.findByRole('img', { name: pictureMessages.preview('۱') })).toBeVisible();
  await shopper.click(press());

  expect(await screen.findByText(messages.form.sent)).toBeVisible();
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    HashOrderId: 'abc',
    Key: expect.any(String) as string,
    Lines: [{ ProductSaleParamId: 31, Quantity: 2 }],
    Reason: 'broken',
    Text: 'لبه‌اش شکسته است.',
    Pictures: [picture.Name],
  });
  expect(screen.getByText(messages.states.asked)).toBeVisible();
  expect(screen.queryByLabelText(messages.form.reason)).toBeNull();
});

test('what is missing is said beside its field, and nothing is sent', async () => {
  const ask = vi.fn(() => delivered());
  const { shopper } = await openForm({ [askCall]: ask });

  await shopper.selectOptions(screen.getByLabelText('چای احمد، سبز'), '0');
  await shopper.click(press());

  const alert = await screen.findByRole('alert');
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByLabelText(messages.form.reason)).toBeInvalid();
  expect(ask).not.toHaveBeenCalled();

  const [lines] = within(alert).getAllByRole('link');
  if (lines) await shopper.click(lines);
  expect(screen.getByRole('group', { name: messages.form.lines })).toHaveFocus();
});

test('who folds the form, to look at the order or to take a request back, finds it as it was', async () => {
  const order = delivered({ Returns: [aReturn()] });
  const { shopper } = await openForm(
    {
      [pictureCall]: () => picture,
      'POST /v1/Orders/Returns/Withdraw': () =>
        delivered({ Returns: [aReturn({ State: 'withdrawn' })] }),
    },
    order,
  );
  await shopper.type(screen.getByLabelText(messages.form.text), 'لبه‌اش شکسته است.');
  await shopper.upload(screen.getByLabelText(pictureMessages.pictures), aFile());
  await screen.findByRole('img', { name: pictureMessages.preview('۱') });

  await shopper.click(screen.getByText(messages.open));
  await shopper.click(screen.getByRole('button', { name: messages.withdraw }));
  await screen.findByText(messages.withdrawn);
  await shopper.click(screen.getByText(messages.open));

  expect(screen.getByLabelText(messages.form.text)).toHaveValue('لبه‌اش شکسته است.');
  expect(screen.getByRole('img', { name: pictureMessages.preview('۱') })).toBeVisible();
});

test('a refusal of the shop keeps what was written, and a second press is the same one', async () => {
  const tooLate = 'مهلت مرجوعی به پایان رسیده است.';
  const ask = vi.fn<(wish: object) => Order>(() => {
    throw new Problem('refused', { status: 400, serverMessage: tooLate });
  });
  const { shopper } = await openForm({ [askCall]: ask });

  await shopper.selectOptions(screen.getByLabelText(messages.form.reason), 'unwanted');
  await shopper.click(press());
  expect(await screen.findByRole('alert')).toHaveTextContent(tooLate);
  await shopper.click(press());

  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(ask.mock.calls[1]).toEqual(ask.mock.calls[0]);
  expect(screen.getByLabelText(messages.form.reason)).toHaveValue('unwanted');
});

test('a file that the shop refuses is said beside the files, and a picture is taken away again', async () => {
  const noPicture = 'این گونه پرونده پذیرفته نمی‌شود.';
  const answer = vi
    .fn<() => typeof picture>(() => picture)
    .mockImplementationOnce(() => {
      throw new Problem('refused', { status: 400, serverMessage: noPicture });
    });
  const { shopper } = await openForm({ [pictureCall]: answer });
  const files = screen.getByLabelText(pictureMessages.pictures);

  await shopper.upload(files, aFile());
  expect(await screen.findByText(noPicture)).toBeVisible();
  await shopper.upload(files, aFile());
  await shopper.click(await screen.findByRole('button', { name: pictureMessages.remove('۱') }));

  expect(screen.queryByText(noPicture)).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('each state says what comes next', () => {
  const instruction = 'با پست بفرستید.';
  const refusal = 'استفاده شده است.';
  show(
    delivered({
      ReturnableUntil: null,
      Returns: [
        aReturn({ Id: 1, State: 'accepted', Instruction: instruction }),
        aReturn({ Id: 2, State: 'received' }),
        aReturn({ Id: 3, State: 'refunded' }),
        aReturn({ Id: 4, State: 'refused', RefusalReason: refusal }),
      ],
    }),
  );

  expect(screen.getByText(instruction)).toBeVisible();
  expect(screen.getByText(messages.next.received)).toBeVisible();
  expect(screen.getByText(messages.next.refunded)).toBeVisible();
  expect(screen.getByText(messages.refusedBecause(refusal))).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.withdraw })).toBeNull();
  expect(screen.queryByText(messages.open)).toBeNull();
});

test('a request that the shop has booked a refund for is not called paid back: a bank’s transfer may still be owed', () => {
  show(delivered({ Returns: [aReturn({ State: 'refunded' })] }));

  expect(screen.getByText('برگشت پول ثبت شد')).toBeVisible();
  expect(screen.queryByText(/پول برگشت/)).toBeNull();
});

test('a request is taken back, and one that was decided meanwhile says so', async () => {
  const decided = 'فروشگاه تصمیم گرفته است.';
  const answer = vi
    .fn(() => delivered({ Returns: [aReturn({ State: 'withdrawn' })] }))
    .mockImplementationOnce(() => {
      throw new Problem('refused', { status: 400, serverMessage: decided });
    });
  const order = delivered({ Returns: [aReturn()] });
  const { shopper } = show(order, { 'POST /v1/Orders/Returns/Withdraw': answer });
  const button = screen.getByRole('button', { name: messages.withdraw });

  await shopper.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(decided);
  await shopper.click(button);

  expect(await screen.findByText(messages.withdrawn)).toBeVisible();
  expect(answer).toHaveBeenCalledWith({ HashOrderId: 'abc', ReturnId: 4 });
});

test('a second request that is taken back is said like the first, and takes the focus', async () => {
  const requests = [aReturn({ Id: 4 }), aReturn({ Id: 5 })];
  const withdraw = ({ ReturnId }: { ReturnId: number }) => {
    for (const each of requests) if (each.Id === ReturnId) each.State = 'withdrawn';
    return delivered({ Returns: requests.map((each) => ({ ...each })) });
  };
  const { shopper } = show(delivered({ Returns: requests.map((each) => ({ ...each })) }), {
    'POST /v1/Orders/Returns/Withdraw': withdraw,
  });
  const takeBack = async () => {
    const [button] = screen.getAllByRole('button', { name: messages.withdraw });
    if (button) await shopper.click(button);
    await vi.waitFor(() => expect(button).not.toBeInTheDocument());
    return screen.getByText(messages.withdrawn);
  };

  const first = await takeBack();
  const second = await takeBack();

  expect(second).not.toBe(first);
  expect(second.closest('[tabindex="-1"]')).toHaveFocus();
});

test('the pictures of a request are read when they are wanted', async () => {
  const read = vi.fn(() => ({ Pictures: [picture.Picture] }));
  const order = delivered({ Returns: [aReturn({ CountOfPictures: 1 })] });
  const { shopper } = show(order, { 'GET /v1/Orders/Returns/ReadPictures': read });
  expect(read).not.toHaveBeenCalled();

  await shopper.click(screen.getByText(messages.pictures('۱')));

  const shown = await screen.findByRole('img', { name: pictureMessages.pictureOf('۱') });
  expect(shown).toHaveAttribute('src', picture.Picture);
});

test('an order that nobody can return anything of says nothing about it', () => {
  show(anOrder());

  expect(screen.queryByText(messages.title)).toBeNull();
});
