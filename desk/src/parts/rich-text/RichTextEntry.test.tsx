import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { messages } from './messages.ts';
import { RichTextEntry } from './RichTextEntry.tsx';

/** A field of its own form, with what it tells of each change. */
function open(html: string) {
  const told = vi.fn<(html: string) => void>();
  function Field() {
    const [value, setValue] = useState(html);
    const change = (next: string) => {
      told(next);
      setValue(next);
    };
    return (
      <>
        <RichTextEntry label="متن" value={value} onChange={change} />
        <button onClick={() => setValue('<p>از همکار</p>')}>همکار</button>
      </>
    );
  }
  render(<Field />);
  return told;
}

const field = () => screen.getByRole('textbox', { name: 'متن' });

test('a text that is only opened stays as it was written', () => {
  const told = open('<p>یک<br></p><ul><li>دو</li></ul>');

  expect(field().textContent).toBe('یکدو');
  expect(told).not.toHaveBeenCalled();
});

test('a heading is made by its button, whose state a screen reader hears', async () => {
  const told = open('<p>بازگشت</p>');
  const heading = screen.getByRole('button', { name: 'عنوان' });
  expect(heading.getAttribute('aria-pressed')).toBe('false');

  await userEvent.click(heading);

  expect(told).toHaveBeenLastCalledWith('<h2>بازگشت</h2>');
  expect(heading.getAttribute('aria-pressed')).toBe('true');
});

test('a table is written without inline styles, which the policy of the desk refuses', async () => {
  const told = open('<table><tbody><tr><td><p>یک</p></td></tr></tbody></table><p>دو</p>');

  await userEvent.click(screen.getByRole('button', { name: 'فهرست' }));

  expect(told.mock.lastCall?.[0]).toMatch(/^<table>/);
  expect(told.mock.lastCall?.[0]).not.toContain('style');
});

test('a text with more than the editor keeps is edited as HTML, and says why', () => {
  open('<dl><dt>نام</dt></dl>');

  expect(field()).toHaveProperty('value', '<dl><dt>نام</dt></dl>');
  expect(screen.getByText(/\(dl, dt\)/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'بازگشت به ویرایشگر' })).toBeNull();
});

test('who takes away the last part that the editor would lose goes on typing in the same field', async () => {
  open('<dl></dl>');
  const source = field();

  await userEvent.clear(source);
  await userEvent.type(source, '<p>دو</p>');

  expect(field()).toBe(source);
  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به ویرایشگر' }));
  expect(field().textContent).toBe('دو');
});

test('what is written as HTML is there in the editor, too', async () => {
  open('<p>یک</p>');
  await userEvent.click(screen.getByRole('button', { name: 'نوشتن به HTML' }));
  await userEvent.clear(field());
  await userEvent.type(field(), '<h2>دو</h2>');

  await userEvent.click(screen.getByRole('button', { name: 'بازگشت به ویرایشگر' }));

  expect(field().querySelector('h2')?.textContent).toBe('دو');
});

test('a text that comes from elsewhere takes the place of the written one', async () => {
  open('<p>یک</p>');

  await userEvent.click(screen.getByRole('button', { name: 'همکار' }));

  expect(field().textContent).toBe('از همکار');
});

test('a table is begun by its button, grows a row, and is taken away again', async () => {
  const told = open('<p></p>');

  await userEvent.click(screen.getByRole('button', { name: 'جدول' }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'سطر تازه زیر این سطر' }));
  expect(screen.getAllByRole('row')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'حذف جدول' }));

  expect(screen.queryByRole('table')).toBeNull();
  expect(told.mock.lastCall?.[0]).not.toContain('<table');
});

test('what is pasted from a word processor keeps its heading, and brings no picture of the own computer', () => {
  const told = open('');
  const copied =
    '<h1 class="MsoTitle">چای<o:p></o:p></h1><p class="MsoNormal">دم<img src="file:///C:/clip.png"></p>';

  fireEvent.paste(field(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? copied : ''), files: [] },
  });

  expect(told).toHaveBeenLastCalledWith('<h2>چای</h2><p>دم</p>');
});

test('whoever writes is told of pictures of other sites, which no shopper would be shown, and of no other ones', () => {
  open(
    '<p>دم<img src="https://elsewhere.example/a.jpg"><img src="https://elsewhere.example/b.jpg"></p>',
  );

  expect(screen.getByText(messages.foreignPictures(['elsewhere.example']))).toBeTruthy();
});

test.each(['<p>دم</p>', '<p><img src="/media/a-800.webp"></p>'])(
  'of «%s» nothing is said, since shoppers are shown all of it',
  (html) => {
    open(html);

    expect(screen.queryByText(/عکس‌هایی از سایت دیگری/)).toBeNull();
  },
);

test('a list that is pasted from a word processor is a list', () => {
  const told = open('');
  const entry = (words: string) =>
    `<p style='mso-list:l0 level1 lfo1'><span><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>${words}</p>`;
  const copied = `${entry('یک')}\n${entry('دو')}`;

  fireEvent.paste(field(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? copied : ''), files: [] },
  });

  expect(told).toHaveBeenLastCalledWith('<ul><li><p>یک</p></li><li><p>دو</p></li></ul>');
});
