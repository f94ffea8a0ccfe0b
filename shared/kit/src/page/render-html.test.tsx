// @vitest-environment node
import { Suspense, lazy, useId, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { FragmentApi } from '@kashi/border/shell-api';
import { aShellApi } from '../testing/a-shell-api.tsx';
import { Fragment } from '../fragment/Fragment.tsx';
import { ShellApiProvider } from '../ShellApiContext.tsx';
import { renderHtml } from './render-html.tsx';

type FragmentHtml = NonNullable<FragmentApi['html']>;

const shop = (html: FragmentHtml, page: ReactNode) => (
  <ShellApiProvider shell={{ ...aShellApi(), fragment: { html } }}>{page}</ShellApiProvider>
);

const Late = lazy(() => Promise.resolve({ default: () => <b>دیرتر</b> }));

function Broken(): never {
  throw new Error('شکست');
}

test("another team's fragments are in their places, each with ids of its own", async () => {
  const asked: string[] = [];
  const html: FragmentHtml = (id, _props, idPrefix) => {
    asked.push(idPrefix);
    return Promise.resolve(`<i>${id}</i>`);
  };
  const page = (
    <ul>
      <Fragment id="mf-a/one" props={{}} />
      <Fragment id="mf-b/two" props={{}} />
    </ul>
  );

  expect(await renderHtml(shop(html, page))).toBe(
    '<ul><div data-fragment="mf-a/one"><i>mf-a/one</i></div><div data-fragment="mf-b/two"><i>mf-b/two</i></div></ul>',
  );
  expect(new Set(asked).size).toBe(2);
});

test('late content is in the HTML, and the fragment beside it is rendered once', async () => {
  let asked = 0;
  const html: FragmentHtml = () => Promise.resolve(`<i>${(asked += 1)}</i>`);
  const page = (
    <Suspense fallback="…">
      <Fragment id="mf-a/one" props={{}} />
      <Late />
    </Suspense>
  );

  const rendered = await renderHtml(shop(html, page));

  expect(rendered).toContain('<i>1</i>');
  expect(rendered).toContain('<b>دیرتر</b>');
  expect(asked).toBe(1);
});

test('a suspended part without a fallback is waited for', async () => {
  expect(await renderHtml(<Late />)).toBe('<b>دیرتر</b>');
});

test('if any part throws, nothing is rendered, whatever surrounds it', async () => {
  await expect(renderHtml(<Broken />)).rejects.toThrow('شکست');
  const caught = (
    <Suspense>
      <Broken />
    </Suspense>
  );
  await expect(renderHtml(caught)).rejects.toThrow('شکست');
});

test('a fragment that rejects fails the render', async () => {
  const page = shop(() => Promise.reject(new Error('شکست')), <Fragment id="mf-a/one" props={{}} />);

  await expect(renderHtml(page)).rejects.toThrow('شکست');
});

test('a waiting render ends with its signal', async () => {
  const Never = lazy(() => new Promise<never>(() => {}));
  const controller = new AbortController();
  const rendering = renderHtml(<Never />, { signal: controller.signal });
  controller.abort(new Error('دیر شد'));

  await expect(rendering).rejects.toThrow('دیر شد');
});

test('ids have the prefix of the root that hydrates them', async () => {
  const Named = () => <b id={useId()} />;

  expect(await renderHtml(<Named />, { idPrefix: 'page-' })).toMatch(/id="[^"]*page-[^"]*"/);
});
