import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A pass-through to a process, which a spec may cut: whoever calls through it then is without a network, however it is driven. */
export interface Line {
  url: string;
  /** Hangs up on everybody, and on whoever calls later. */
  cut(): void;
  mend(): void;
  /** Hangs up on everybody; whoever calls later comes to another process at this address. */
  leadsTo(url: string): void;
  close(): void;
}

/** For specs whose browser reaches the shop through a line: `base.extend<{ line: Line }>(throughLine)`. */
export const throughLine = {
  line: async ({}, use: (line: Line) => Promise<void>) => {
    const line = await openLine(process.env['KASHI_URL'] ?? '');
    await use(line);
    line.close();
  },
  baseURL: ({ line }: { line: Line }, use: (url: string) => Promise<void>) => use(line.url),
};

export async function openLine(to: string): Promise<Line> {
  let end = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const hangUp = () => open.forEach((socket) => socket.destroy());
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const shop = connect(Number(end.port), end.hostname);
    for (const [socket, other] of [
      [browser, shop],
      [shop, browser],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      // A browser hangs up whenever it likes; its other end learns it by being closed.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      hangUp();
    },
    mend: () => (isCut = false),
    leadsTo(url) {
      end = new URL(url);
      hangUp();
    },
    close() {
      server.close();
      hangUp();
    },
  };
}
