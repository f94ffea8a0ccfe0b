import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A pass-through to the shop that a journey may cut: every engine then is without a network, however it is driven. */
export interface Line {
  url: string;
  /** Hangs up on everybody, and on whoever calls later. */
  cut(): void;
  mend(): void;
  close(): void;
}

export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let isCut = false;
  const hangUp = () => open.forEach((socket) => socket.destroy());
  const server = createServer((browser) => {
    if (isCut) return void browser.destroy();
    const shop = connect(Number(port), hostname);
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
    close() {
      server.close();
      hangUp();
    },
  };
}
