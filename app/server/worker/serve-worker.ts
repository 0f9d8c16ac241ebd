import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler, Response } from 'express'
import type { Site } from '@/site/site'
import type { OfflineWords } from '@/lib/offline-words'
import { readIntl } from '../read-intl'
import { defineMessages } from 'react-intl'

const offlineMessages = defineMessages({
  title: { id: 'offline.title', defaultMessage: 'This page opens once you are back online.' },
  offline: { id: 'offline.offline', defaultMessage: 'You are offline.' },
  tryAgain: { id: 'offline.tryAgain', defaultMessage: 'Try again' },
  readable: { id: 'offline.readable', defaultMessage: 'You can read these now' },
  home: { id: 'offline.home', defaultMessage: '{shop}, home' },
  bag: { id: 'offline.bag', defaultMessage: 'Your Bag' },
  bagAsOf: { id: 'offline.bagAsOf', defaultMessage: 'This is your bag as of {moment}.' },
  bagWaits: {
    id: 'offline.bagWaits',
    defaultMessage: 'Nothing is lost: you can change it and check out once you are back online.',
  },
  subtotal: { id: 'offline.subtotal', defaultMessage: 'Subtotal' },
  quantity: { id: 'offline.quantity', defaultMessage: 'Quantity {quantity}' },
})

/** The worker fills in the values. */
const PLACES = { shop: '{shop}', moment: '{moment}', quantity: '{quantity}' }

export async function readOfflineWords(
  locales: readonly string[],
): Promise<Record<string, OfflineWords>> {
  const read = async (locale: string) => {
    const intl = await readIntl(locale)
    const text = (name: keyof OfflineWords) => intl.formatMessage(offlineMessages[name], PLACES)
    const words: OfflineWords = {
      title: text('title'),
      offline: text('offline'),
      tryAgain: text('tryAgain'),
      readable: text('readable'),
      home: text('home'),
      bag: text('bag'),
      bagAsOf: text('bagAsOf'),
      bagWaits: text('bagWaits'),
      subtotal: text('subtotal'),
      quantity: text('quantity'),
    }
    return [locale, words] as const
  }
  return Object.fromEntries(await Promise.all(locales.map(read)))
}

/**
 * A service worker that replaces any other immediately, deletes the caches and unregisters itself.
 * It reloads no page: the next pages come from the network.
 */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))
async function remove() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`

interface WorkerOptions {
  buildDir: string
  /** URL under which browsers find the files of the build. */
  bundle: string
  /** If off, browsers get a worker that removes itself and the stored data. */
  isOn: boolean
}

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/**
 * `/worker.js`: the service worker of this build for the host's site or, if it is switched off, one
 * that removes itself and the caches. Browsers request it at each page load; no cache may answer
 * with the worker of another release.
 */
export function serveWorker({ buildDir, bundle, isOn }: WorkerOptions): RequestHandler {
  const file = path.join(buildDir, 'worker.js')
  const code = isOn && existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const toScript = async ({ name, accent, defaultLocale, locales = [] }: Site) => {
    if (!code) return REMOVING_WORKER
    const words = await readOfflineWords([defaultLocale, ...locales.map(({ id }) => id)])
    const shop = { bundle, words, site: { name, accent, locale: defaultLocale, locales } }
    return `self.shop=${JSON.stringify(shop)};\n${code}`
  }
  const send = (res: Response, script: string) =>
    res
      .set('Cache-Control', 'no-cache')
      .set('Content-Security-Policy', POLICY)
      .set('ETag', `"${createHash('sha1').update(script).digest('base64url')}"`)
      .type('text/javascript')
      .send(script)
  return (_req, res, next) => {
    // `rememberSite` sets the site before any route runs
    toScript(res.locals.site).then((script) => send(res, script), next)
  }
}
