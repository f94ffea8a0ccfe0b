/**
 * A worker that takes the place of an earlier one, empties its caches and removes itself. Open pages stay as they are, and from the
 * next visit on no worker stands between them and the shop.
 */
export const retiringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('kashi-')) await caches.delete(name);
  await registration.unregister();
})()));
`;
