/* global self */
// Registered by nothing yet: it only takes over from older workers and steps aside.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
