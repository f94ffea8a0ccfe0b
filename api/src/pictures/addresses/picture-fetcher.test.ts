import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { PictureFault } from '../picture-fault.ts';
import { aPictureHost } from './picture-host-fixtures.ts';
import { PictureFetcher } from './picture-fetcher.ts';

const megabyte = 1024 * 1024;
const never = new AbortController().signal;

function aPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kashi-fetched-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'picture');
}

test('what lies at an address is written to a file, also behind a redirect', async () => {
  const host = await aPictureHost((request, response) => {
    if (request.url === '/new.jpg') response.end('a picture');
    else response.writeHead(302, { location: '/new.jpg' }).end();
  });
  const path = aPath();

  const fault = await host.fetcher.fetch(host.at('/old.jpg'), path, never);

  expect(fault).toBeNull();
  expect(readFileSync(path, 'utf8')).toBe('a picture');
});

test.each<[address: string, is: PictureFault['is']]>([
  ['https://127.0.0.1/a.jpg', 'private-host'],
  ['https://2130706433/a.jpg', 'private-host'],
  ['https://0x7f.1/a.jpg', 'private-host'],
  ['https://[::1]/a.jpg', 'private-host'],
  ['https://[::ffff:10.0.0.1]/a.jpg', 'private-host'],
  ['https://10.0.0.5/a.jpg', 'private-host'],
  ['https://169.254.169.254/latest/meta-data', 'private-host'],
  ['https://inside.example/a.jpg', 'private-host'],
  ['https://half-inside.example/a.jpg', 'private-host'],
  ['https://nobody.example/a.jpg', 'unknown-host'],
  ['http://pictures.example/a.jpg', 'address'],
  ['https://name:word@pictures.example/a.jpg', 'address'],
  ['https://pictures.example:8443/a.jpg', 'address'],
  ['file:///etc/passwd', 'address'],
  ['https://', 'address'],
])('nothing is asked for %s', async (address, is) => {
  const names: Record<string, string[]> = {
    'inside.example': ['192.168.1.4'],
    'half-inside.example': ['93.184.216.34', '10.0.0.1'],
  };
  const fetcher = new PictureFetcher({ resolve: (host) => Promise.resolve(names[host] ?? []) });
  const path = aPath();

  const fault = await fetcher.fetch(address, path, never);

  expect(fault).toEqual({ is });
  expect(existsSync(path)).toBe(false);
});

test.each([
  ['to this network', 'https://10.0.0.5/'],
  ['to a name of this network', 'https://inside.example/'],
  ['to this machine', 'https://[::1]/'],
])('a redirect %s is not followed', async (_what, location) => {
  const host = await aPictureHost(
    (_request, response) => response.writeHead(302, { location: withPort(location) }).end(),
    { resolve: () => ['192.168.1.4'] },
  );
  const withPort = (address: string) => address.replace(/\/$/, `:${host.port}/`);

  expect(await host.fetcher.fetch(host.at('/a.jpg'), aPath(), never)).toEqual({
    is: 'private-host',
  });
});

test('a name is asked for once, and the connection goes to what it answered then', async () => {
  const answers = [['127.0.0.1'], ['10.0.0.1']];
  const host = await aPictureHost((_request, response) => response.end('a picture'), {
    resolve: () => answers.shift() ?? [],
  });

  await host.fetcher.fetch(`https://turning.example:${host.port}/`, aPath(), never);

  expect(answers).toEqual([['10.0.0.1']]);
});

test.each<[what: string, fault: PictureFault, path: string]>([
  ['a picture that is not there', { is: 'status', status: 404 }, '/missing.jpg'],
  ['a circle of redirects', { is: 'redirects' }, '/circle'],
  ['a redirect to plain http', { is: 'address' }, '/plain'],
  ['a length of more than 20 MB', { is: 'too-large' }, '/large'],
  ['more than 20 MB without a length', { is: 'too-large' }, '/endless'],
  ['an answer that stops', { is: 'no-answer' }, '/broken'],
  ['a host that is silent', { is: 'late' }, '/silent'],
  ['a host that drips', { is: 'late' }, '/drip'],
])('%s is told', async (_what, fault, path) => {
  const host = await aPictureHost(
    (request, response) => {
      const pages: Record<string, () => unknown> = {
        '/circle': () => response.writeHead(302, { location: '/circle' }).end(),
        '/plain': () => response.writeHead(302, { location: 'http://pictures.example/' }).end(),
        '/large': () => response.writeHead(200, { 'content-length': 20 * megabyte + 1 }).end(),
        '/endless': () => endless(() => response.write(Buffer.alloc(megabyte)), response),
        '/broken': () => {
          response.writeHead(200, { 'content-length': 100 }).write('half');
          setImmediate(() => response.destroy());
        },
        '/silent': () => undefined,
        '/drip': () => response.writeHead(200).write('a'),
      };
      (pages[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
    },
    { mostMs: fault.is === 'late' ? 300 : 20_000 },
  );

  expect(await host.fetcher.fetch(host.at(path), aPath(), never)).toEqual(fault);
});

test('a certificate of another host is not believed', async () => {
  const host = await aPictureHost((_request, response) => response.end('a picture'), {
    resolve: () => ['127.0.0.1'],
  });

  const fault = await host.fetcher.fetch(`https://other.example:${host.port}/`, aPath(), never);

  expect(fault).toEqual({ is: 'no-answer' });
  expect(host.asked).toEqual([]);
});

test('whoever goes away ends the fetching', async () => {
  const ends = new AbortController();
  const host = await aPictureHost(() => ends.abort(new Error('gone')));

  const fetching = host.fetcher.fetch(host.at('/a.jpg'), aPath(), ends.signal);

  await expect(fetching).rejects.toThrow('gone');
});

/** Writes until the other side has had enough. */
function endless(write: () => boolean, response: NodeJS.WritableStream & { destroyed?: boolean }) {
  const more = () => {
    while (!response.destroyed && write());
  };
  response.on('drain', more);
  more();
}
