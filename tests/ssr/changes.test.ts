import { expect, test, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { waitUntil } from '../../scripts/testing/wait-until'
import { ports, siteOrigins } from '../setup/shop'

const BANNER = '3116d993-77cd-41a0-a029-4d82bb7e5b3a'
const ENGINE = `http://localhost:${ports.engine}`
const ITEM = `${ENGINE}/back-office/api/content/items/${BANNER}`
/** Far below the cache lifetime of a page (15 minutes). */
const WITHIN_MS = 60_000

const Item = z.looseObject({ version: z.number(), body: z.record(z.string(), z.unknown()) })

/** Returns the page as the host sends it, and its cache status. */
async function visit(request: APIRequestContext, path: string) {
  const { host } = new URL(siteOrigins['brindille-fundraising'])
  const answer = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: host },
  })
  const { 'x-cache': cache, 'x-reads': reads } = answer.headers()
  return { html: await answer.text(), cache, reads }
}

const untilCached = (request: APIRequestContext, path: string) =>
  waitUntil(async () => (await visit(request, path)).cache === 'HIT', { withinMs: WITHIN_MS })

async function publish(request: APIRequestContext, text: unknown): Promise<unknown> {
  const { version, body } = Item.parse(await (await request.get(ITEM)).json())
  const answer = await request.post(`${ITEM}/versions`, {
    headers: { Origin: ENGINE },
    data: {
      editionId: 'base',
      expectedVersion: version,
      editor: 'Ada',
      isPublished: true,
      body: { ...body, text },
    },
  })
  expect(answer.status()).toBe(200)
  return body.text
}

test('what an editor publishes is on pages that were cached, without waiting for their age', async ({
  request,
}) => {
  for (const path of ['/', '/help/shipping-rates']) await untilCached(request, path)
  const before = await publish(request, 'Published a moment ago')
  for (const path of ['/', '/help/shipping-rates']) {
    const shows = async () => (await visit(request, path)).html.includes('Published a moment ago')
    await waitUntil(shows, { withinMs: WITHIN_MS })
    await untilCached(request, path)
    expect((await visit(request, path)).reads).toBeUndefined()
  }
  await publish(request, before)
})
