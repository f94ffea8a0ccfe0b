import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDevelopmentShop } from '../../tools/development/development-shop.ts';
import { newRemote } from '../../tools/new-remote/new-remote.ts';

/** Beside the workspace, so that no command takes it for a remote of the shop; its libraries are those of another remote. */
const place = path.resolve('.cache/under-work');
const name = 'mf-lamp';

/** A new remote with a counter on its page `/lamp`, served with hot reload among the releases of the shop under test. */
export async function openRemoteUnderWork() {
  mkdirSync(place, { recursive: true });
  // Two tests may work on a remote of this name at once.
  const parent = mkdtempSync(path.join(place, 'team-'));
  const folder = path.join(parent, name);
  newRemote(name, parent);
  symlinkSync(path.resolve('mf-content/node_modules'), path.join(folder, 'node_modules'));
  const page = path.join(folder, 'src/hello/HelloPage.tsx');
  writeFileSync(page, pageWithCounter);

  const shop = await openDevelopmentShop({
    remote: name,
    folder,
    neighbourhood: () =>
      Promise.resolve({
        description: 'among the releases of the shop under test',
        apiUrl: process.env['KASHI_URL'] ?? '',
        neighbours: path.resolve(process.env['KASHI_DATA'] ?? '.cache/e2e', 'releases'),
        builds: [],
        ended: new Promise<void>(() => undefined),
        stop: () => Promise.resolve(),
      }),
    port: 0,
    hotPort: 0,
  });
  return {
    url: shop.url,
    path: '/lamp',
    /** Saves a file of `src/hello` with one text in place of another. */
    edits(file: string, before: string, after: string): void {
      const edited = path.join(folder, 'src/hello', file);
      writeFileSync(edited, readFileSync(edited, 'utf8').replace(before, after));
    },
    async close() {
      await shop.stop();
      rmSync(parent, { recursive: true });
    },
  };
}

export type RemoteUnderWork = Awaited<ReturnType<typeof openRemoteUnderWork>>;

const pageWithCounter = `import { useState } from 'react';
import { messages } from './messages.ts';
import styles from './HelloPage.module.css';

export interface Hello {
  name: string;
}

export function HelloPage({ name }: Hello) {
  const [count, setCount] = useState(0);
  return (
    <div className="wrap">
      <h1 className={styles.title}>{messages.title}</h1>
      <button onClick={() => setCount(count + 1)}>{name}: {count}</button>
    </div>
  );
}
`;
