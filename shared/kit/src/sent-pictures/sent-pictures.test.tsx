import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Problem } from '@kashi/contracts/asking/problem';
import type { SentPicture } from '@kashi/contracts/sent-picture/sent-picture';
import { later } from '../testing/later.tsx';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { SentPicturesField } from './SentPicturesField.tsx';
import { useSentPictures } from './use-sent-pictures.tsx';

const words = {
  pictures: 'pictures',
  picturesHint: 'three at most',
  addPicture: 'add a picture',
  sending: 'sending',
  tooMany: 'three at most, the others were left out',
  preview: (number: string) => `picture ${number}`,
  remove: (number: string) => `remove picture ${number}`,
};

type Send = (file: Blob) => Promise<SentPicture>;

function Pictures({ send }: { send: Send }) {
  const pictures = useSentPictures((_fetch, file) => send(file), 'added');
  return <SentPicturesField pictures={pictures} words={words} styles={{}} error={undefined} />;
}

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });

const kept = async (file: Blob): Promise<SentPicture> => {
  const name = await file.text();
  return { Name: name, Picture: `/sent/${name}` };
};

function aField(send: Send = kept) {
  const { shopper } = renderInShop(<Pictures send={send} />);
  const field = screen.getByLabelText('pictures');
  return {
    shopper,
    chooses: (...names: string[]) => shopper.upload(field, names.map(photo)),
    shown: () => screen.queryAllByRole('img').map((image) => image.getAttribute('src')),
  };
}

test('a photo that is chosen while another is being sent is sent after it', async () => {
  const first = later<SentPicture>();
  const send = vi.fn<Send>(kept).mockReturnValueOnce(first.promise);
  const { chooses, shown } = aField(send);

  await chooses('front');
  await chooses('back');
  first.resolve({ Name: 'front', Picture: '/sent/front' });

  await vi.waitFor(() => expect(shown()).toEqual(['/sent/front', '/sent/back']));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('photos under way count: what goes beyond three is left out, and said', async () => {
  const first = later<SentPicture>();
  const send = vi.fn<Send>(kept).mockReturnValueOnce(first.promise);
  const { chooses, shown } = aField(send);

  await chooses('front', 'back');
  await chooses('side', 'top');
  first.resolve({ Name: 'front', Picture: '/sent/front' });

  await vi.waitFor(() => expect(shown()).toEqual(['/sent/front', '/sent/back', '/sent/side']));
  expect(screen.getByRole('alert')).toHaveTextContent(words.tooMany);
});

test('with the last photo the field keeps the focus, and chooses no more', async () => {
  const { shopper, chooses, shown } = aField();
  const field = screen.getByLabelText('pictures');
  const opened = vi.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('click', opened, { once: true });

  field.focus();
  await chooses('front', 'back', 'side');
  await vi.waitFor(() => expect(shown()).toHaveLength(3));
  expect(field).toHaveFocus();
  opened.mockClear();
  document.addEventListener('click', opened, { once: true });
  await shopper.click(field);

  expect(opened).toHaveReturnedWith(true);
});

test('a file that the shop refuses keeps no other from being sent', async () => {
  const refusal = new Problem('refused', { serverMessage: 'This file is no picture.' });
  const send = vi.fn<Send>(kept).mockRejectedValueOnce(refusal);
  const { chooses, shown } = aField(send);

  await chooses('text', 'back');

  expect(await screen.findByRole('alert')).toHaveTextContent('This file is no picture.');
  expect(shown()).toEqual(['/sent/back']);
});
