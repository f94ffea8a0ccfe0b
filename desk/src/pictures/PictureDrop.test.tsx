import { deskMessages } from '@kashi/contracts/desk/desk-messages';
import type { Picture } from '@kashi/contracts/picture';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminContext } from 'react-admin';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mayLeave } from '../parts/form/unsaved.ts';
import { useSubmit } from '../parts/form/use-submit.tsx';
import { messages as parts } from '../parts/messages.ts';
import { deskData } from '../server/desk-data.ts';
import { messages as serverMessages } from '../server/messages.ts';
import { PictureDrop } from './PictureDrop.tsx';
import { messages } from './messages.ts';
import { useUploads } from './use-uploads.ts';

afterEach(() => vi.unstubAllGlobals());

/** Outside of a production build react-admin writes every failed call to the console. */
const listenToComplaints = () => vi.mocked(console.error).mockImplementation(() => {});

/** A form with pictures, which says when it is sent. */
function AForm({ onSend }: { onSend(): void }) {
  const [bases, setBases] = useState<string[]>([]);
  const uploads = useUploads('POST /v1/desk/pictures/for-goods', ({ Base }) => {
    setBases((before) => [...before, Base]);
    return null;
  });
  const form = useSubmit(null, () => Promise.resolve(onSend()));
  return (
    <form onSubmit={form.submit}>
      <PictureDrop uploads={uploads} />
      <output>{bases.join(' ')}</output>
      {form.failure}
      <button type="submit">ذخیره</button>
    </form>
  );
}

const pictureOf = (name: string): Picture => ({
  Base: `/media/${name}`,
  Widths: [160],
  Formats: ['webp'],
  Width: 160,
  Height: 160,
  Alt: '',
});

/** A server that answers each upload when the test says so, and names the picture after the text in the file. */
function aServer() {
  const arrived: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: File }) => {
    arrived.push(await body.text());
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  return {
    arrived,
    answers: (status: number, body: object) =>
      act(async () => answers.shift()?.(new Response(JSON.stringify(body), { status }))),
    takes: (name: string) =>
      act(async () =>
        answers.shift()?.(
          new Response(JSON.stringify({ Value: pictureOf(name), Message: null, Status: 200 })),
        ),
      ),
  };
}

const jpeg = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

function show({ onSend = () => {} } = {}) {
  render(
    <AdminContext dataProvider={deskData()}>
      <AForm onSend={onSend} />
    </AdminContext>,
  );
  return screen.getByLabelText(messages.choose, { selector: 'input' });
}

test('files that are chosen together go one after the other, in their order', async () => {
  const server = aServer();
  const input = show();

  await userEvent.upload(input, [jpeg('front'), jpeg('back')]);

  await waitFor(() => expect(server.arrived).toEqual(['front']));
  expect(screen.getByText(messages.sending('front.jpg', '۱'))).toBeTruthy();
  await server.takes('front');
  await waitFor(() => expect(server.arrived).toEqual(['front', 'back']));
  await server.takes('back');
  expect(await screen.findByText('/media/front /media/back')).toBeTruthy();
  expect(screen.getByText(messages.sent('۲'))).toBeTruthy();
});

test('a file that is dropped on the place for it is sent, and one beside it opens nothing', async () => {
  const server = aServer();
  show();
  const transfer = (name: string) => ({ dataTransfer: { files: [jpeg(name)] } });

  const isOpened = fireEvent.drop(document.body, transfer('beside'));
  fireEvent.drop(screen.getByRole('group', { name: messages.choose }), transfer('on-it'));

  expect(isOpened).toBe(false);
  await waitFor(() => expect(server.arrived).toEqual(['on-it']));
});

test("the server's refusal stands beside the name of its file, and the others are taken", async () => {
  const complaints = listenToComplaints();
  const server = aServer();
  const input = show();
  await userEvent.upload(input, [jpeg('bomb'), jpeg('front')]);

  await waitFor(() => expect(server.arrived).toEqual(['bomb']));
  await server.answers(400, { Value: null, Message: deskMessages.picture.pixels, Status: 400 });
  await waitFor(() => expect(server.arrived).toEqual(['bomb', 'front']));
  await server.takes('front');

  const refusal = messages.refused('bomb.jpg', deskMessages.picture.pixels);
  expect(await screen.findByText(refusal)).toBeTruthy();
  expect(screen.getByText('/media/front')).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.again })).toBeNull();
  complaints.mockClear();
});

test('a file is kept where the line is cut, and goes at another try', async () => {
  const complaints = listenToComplaints();
  const input = show();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await userEvent.upload(input, jpeg('front'));
  await screen.findByText(messages.refused('front.jpg', serverMessages.offline));
  const server = aServer();

  await userEvent.click(screen.getByRole('button', { name: messages.again }));
  await waitFor(() => expect(server.arrived).toEqual(['front']));
  await server.takes('front');

  expect(await screen.findByText('/media/front')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  complaints.mockClear();
});

test('what is no picture by its kind or its size is refused before it is sent', async () => {
  const server = aServer();
  const input = show();
  const large = jpeg('large');
  Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 });

  await userEvent.upload(input, [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), large], {
    applyAccept: false,
  });

  const { picture } = deskMessages;
  expect(await screen.findByText(messages.refused('a.svg', picture.kind))).toBeTruthy();
  expect(screen.getByText(messages.refused('large.jpg', picture.bytes))).toBeTruthy();
  expect(server.arrived).toEqual([]);
});

test('a form is not sent while a picture of it is on its way, and whoever leaves is asked', async () => {
  const asked = vi.fn(() => false);
  vi.stubGlobal('confirm', asked);
  const onSend = vi.fn();
  const server = aServer();
  const input = show({ onSend });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
  await userEvent.upload(input, [jpeg('front'), jpeg('back')]);

  await waitFor(() => expect(server.arrived).toEqual(['front']));
  await server.takes('front');
  await waitFor(() => expect(server.arrived).toEqual(['front', 'back']));
  await save();
  expect(screen.getByText(parts.stillSending)).toBeTruthy();
  expect(mayLeave()).toBe(false);
  await server.takes('back');
  await save();

  expect(onSend).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(parts.stillSending)).toBeNull();
  expect(mayLeave()).toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});
