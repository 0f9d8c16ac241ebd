import { expect, test } from '@playwright/test'
import { ports, siteOrigins } from '../setup/shop'

/* What the server says of the two builders, before any script (D1 §2). */

const host = new URL(siteOrigins.brindille).host
const steps = ['start', 'select-item', 'select-candies', 'set-quantities', 'review-box']
const builders = ['/build-a-box', '/lollipops/build-a-box']
const addresses = builders.flatMap((builder) => steps.map((step) => `${builder}/${step}`))

test('ten addresses are the steps of the builders, and no other [BOX-001, BOX-027]', async ({
  request,
}) => {
  const statusOf = async (path: string) => {
    const response = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
      headers: { Host: host, Accept: 'text/html' },
    })
    return response.status()
  }
  expect(addresses).toHaveLength(10)
  for (const address of addresses) expect(await statusOf(address), address).toBe(200)
  for (const builder of builders) expect(await statusOf(`${builder}/wrap`), builder).toBe(404)
})
