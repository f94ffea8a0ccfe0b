import type { ServerEntry } from '@kashi/border/remote-contract';
import { expect, test } from 'vitest';
import { aSet, documentAt } from '../compose-fixtures.ts';

type Render = ServerEntry['renderFragment'];

/** A release whose badge for the header renders as told. */
function aBadge(first: Render) {
  let render = first;
  const set = aSet({ renderFragment: (...asked) => render(...asked) });
  return {
    rendersSo(next: Render) {
      render = next;
    },
    /** The header of the page at an address, and whether the whole page was rendered. */
    async at(url: string) {
      const { composed, html, report } = await documentAt(url, set);
      const [, header] = /<header>(.*?)<\/header>/.exec(html) ?? [];
      return { header, isWhole: 'isWhole' in composed && composed.isWhole, report };
    },
  };
}

const says =
  (text: string): Render =>
  () =>
    Promise.resolve(text);
const hangs: Render = () => new Promise(() => undefined);
const fails: Render = () => Promise.reject(new Error('broken'));

test.each([
  ['hangs', hangs],
  ['throws', fails],
])('a fragment that %s shows what its release showed there before', async (_how, broken) => {
  const badge = aBadge(says('<i>cart</i>'));
  await badge.at('/hello');
  badge.rendersSo(broken);

  const { header, isWhole, report } = await badge.at('/hello');

  expect({ header, isWhole }).toEqual({ header: '<i>cart</i>', isWhole: true });
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'fragment mf-b/badge');
});

test('a fragment that looked the same at two addresses is shown at every address', async () => {
  const badge = aBadge(says('<i>cart</i>'));
  await badge.at('/hello');
  await badge.at('/hello?page=2');
  badge.rendersSo(fails);

  expect(await badge.at('/hello?page=3')).toMatchObject({ header: '<i>cart</i>', isWhole: true });
});

test('a fragment that depends on its address is not shown at another one', async () => {
  const badge = aBadge((_name, { host }) => Promise.resolve(host.location()));
  await badge.at('/hello');
  await badge.at('/hello?page=2');
  badge.rendersSo(fails);

  expect(await badge.at('/hello?page=3')).toMatchObject({ header: '', isWhole: false });
  expect(await badge.at('/hello?page=2')).toMatchObject({ header: '/hello?page=2' });
});

test('a fragment that has asked the API is not shown from memory', async () => {
  const badge = aBadge(async (_name, { host }) => {
    await host.fetch('data:text/plain,3').catch(() => undefined);
    return '<i>3</i>';
  });
  expect(await badge.at('/hello')).toMatchObject({ header: '<i>3</i>' });
  badge.rendersSo(fails);

  expect(await badge.at('/hello')).toMatchObject({ header: '', isWhole: false });
});

test('a fragment shows nothing that another release has rendered', async () => {
  await aBadge(says('<i>cart</i>')).at('/hello');

  expect(await aBadge(fails).at('/hello')).toMatchObject({ header: '', isWhole: false });
});
