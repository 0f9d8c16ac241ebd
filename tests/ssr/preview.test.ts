import { expect, test, type APIRequestContext } from '@playwright/test'
import { origin, ports } from '../setup/shop'

const VALENTINE = Date.parse('2027-02-10T20:00:00Z')
const MARCH = Date.parse('2027-03-01T20:00:00Z')

async function read(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${ports.storefront}${path}`, {
    headers: { Host: new URL(origin).host, Accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(200)
  return answer.text()
}

test('a customer group that is chosen changes the menu and the content [PRV-010, CNT-011]', async ({
  request,
}) => {
  const header = (html: string) => /<header.*<\/header>/s.exec(html)?.[0] ?? ''
  const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''
  const everybody = await read(request, '/')
  const members = await read(request, '/?customerGroup=Members')
  const companies = await read(request, '/?customerGroup=Corporate')
  expect(main(members)).toContain('Put aside for members')
  expect(main(everybody) + main(companies)).not.toContain('Put aside for members')
  expect(header(companies)).toContain('Gifts for Clients')
  expect(header(everybody) + header(members)).not.toContain('Gifts for Clients')
})

test('a page has the prices and promotions of the moment that is previewed, and the public one those of now', async ({
  request,
}) => {
  const path = '/category/valentines-day'
  const offer = '10% off everything for Valentine'
  const then = await read(request, `${path}?previewTimestamp=${VALENTINE}`)
  expect(then).toContain(offer)
  expect(then).toContain('$26.95')
  for (const query of ['', `?previewTimestamp=${MARCH}`]) {
    const html = await read(request, path + query)
    expect(html).not.toContain(offer)
    expect(html).not.toContain('$26.95')
  }
})
