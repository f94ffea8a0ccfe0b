import { expect, test, vi } from 'vitest';
import { aKeepingHost } from '../../kept-pages/kept-fixtures.ts';

const patient = { timeout: 20_000 };
vi.setConfig({ testTimeout: 2 * patient.timeout });

const enamad = '<meta name="enamad" content="12345678">';
const other = '<meta name="a:b" content="&quot;&gt;&lt;script&gt;">';

/** A host that keeps its page, in front of an API whose owner sets tags. */
async function aHost() {
  const host = await aKeepingHost();
  const { api } = host;
  await host.keeps();
  const headAt = async (path: string) => {
    const [head = ''] = (await host.visit({}, path)).body.split('<body>');
    return head;
  };
  const saves = (closed: typeof api.state.closed) => {
    api.state.closed = closed;
    api.state.verification = [
      { Name: 'enamad', Content: '12345678' },
      { Name: 'a:b', Content: '"><script>' },
    ];
    api.say(['*']);
  };
  return { headAt, saves };
}

test("the owner's tags stand escaped in the head of each page as soon as they are saved, also of one that was kept", async () => {
  const { headAt, saves } = await aHost();
  expect(await headAt('/hello')).not.toContain('enamad');

  saves(null);

  await expect.poll(() => headAt('/hello'), patient).toContain(enamad + other);
  expect(await headAt('/nowhere')).toContain(enamad + other);
});

test('a shop that is not open yet has the tags in the head of the page that says so', async () => {
  const { headAt, saves } = await aHost();

  saves({ Sentence: '', IsNew: true });

  await expect.poll(() => headAt('/'), patient).toContain(`${enamad}\n${other}\n`);
});
