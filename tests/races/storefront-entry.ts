import express, { Router, type Response } from 'express'
import pino from 'pino'
import { getProduct } from '@/commerce-client/products'
import { searchProducts } from '@/commerce-client/search'
import { statusOf } from '@/errors/page-status'
import { toAppError } from '@/errors/to-app-error'
import { contentSource } from '@/integrations/content-hub/content.source.server'
import {
  announceContentChange,
  announceReads,
  withContentChanges,
} from '@/lib/content-changes.server'
import { findSite } from '@/site/resolve-site'
import { serverConfig } from '@/site/server-config.server'
import { registerLookUps } from '../../app/server/api/look-up.routes'
import { createHost } from '../../app/server/host/create-host'
import { serveHost } from '../../scripts/shop/serve-host'

/* A storefront without its screens: the host with its caches, and pages of one line that read data
   like the real ones. A production build would take minutes. */
const SITE = 'brindille'

const storefront = express().disable('x-powered-by')

function addPage(path: string, read: (id: string) => Promise<string>): void {
  storefront.get(path, (req, res) => {
    withContentChanges(() => answer(res, read(req.params.id ?? ''))).catch(() => res.end())
  })
}

async function answer(res: Response, reading: Promise<string>): Promise<void> {
  try {
    const text = await reading
    res.set('Cache-Control', 'public, must-revalidate, s-maxage=900').type('html')
    announceContentChange(res)
    announceReads(res)
    res.send(`<html><head></head><body>${text}</body></html>`)
  } catch (error) {
    const failure = toAppError(error)
    res.status(statusOf(failure)).set('Cache-Control', 'no-store').type('html').send(failure.kind)
  }
}

addPage('/text', async () => String((await contentSource.getContentByKey(SITE, 'home')).text))
addPage('/product/:id', async (id) => {
  const { name, price, inventory } = await getProduct(SITE, id)
  return `${name} ${price} ${inventory?.orderable ? 'to be had' : 'sold out'}`
})
addPage('/list', async () => {
  const { total } = await searchProducts(SITE, { refine: [], offset: 0, limit: 1 })
  return `${total} products`
})
addPage('/maintenance', async () => 'closed')

const api = Router({ mergeParams: true })
registerLookUps(api)
storefront.use(
  '/api/:siteId',
  (req, res, next) => {
    res.locals.site = findSite(String(req.params.siteId), undefined)
    next()
  },
  api,
)

const config = serverConfig()
const logger = pino({ level: 'silent' })
const host = createHost({
  config,
  logger,
  sites: [
    {
      id: SITE,
      name: 'Brindille',
      tabLabel: 'Shop',
      locale: 'en-US',
      currency: 'USD',
      hostPrefixes: [],
      isDefault: true,
      capabilities: [],
    },
  ],
  storefront,
})
serveHost({ host, port: config.port, logger })
