/**
 * A service worker that replaces any other immediately, deletes the caches and unregisters itself.
 * It reloads no page: the next pages come from the network.
 */
export const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
