/** @jest-environment jest-fixed-jsdom */
import { readOfflineWords } from '@/server/worker/serve-worker'
import { bagPage } from './bag-page'

const shop = {
  bundle: '/mobify/bundle/b1/',
  site: { name: 'Maison Brindille', locale: 'en-US', locales: [{ id: 'es-US', name: 'Español' }] },
}
const bag = {
  shopper: 'c1',
  savedAt: Date.UTC(2026, 10, 24, 17, 12),
  subtotal: '$62.00',
  lines: [
    {
      name: 'Truffles <b>',
      facts: ['Size: 1 lb'],
      quantity: 2,
      amount: '$62.00',
      picture: '/image/150/truffles.jpg',
    },
  ],
}

async function show(address: string) {
  const words = await readOfflineWords(['en-US', 'es-US'])
  const answer = bagPage({ shop: { ...shop, words }, address, languages: ['en'], bag })
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

test('the bag is read as it was last shown, and says of when', async () => {
  const page = await show('https://shop.example/cart')
  expect(page.querySelector('h1')?.textContent).toBe('Your Bag')
  expect(page.querySelector('.offline')?.textContent).toMatch(
    /^You are offline\. This is your bag as of Nov 24, 2026, \d+:12/,
  )
  const line = page.querySelector('li')?.textContent?.replace(/\s+/g, ' ').trim()
  expect(line).toBe('Truffles <b> Size: 1 lb Quantity 2 $62.00')
  expect(page.querySelector('img')?.getAttribute('src')).toBe('/image/150/truffles.jpg')
  expect(page.querySelector('button, input, form')).toBeNull()
})

test('in Spanish at a Spanish address', async () => {
  const page = await show('https://shop.example/es-US/cart')
  expect(page.querySelector('h1')?.textContent).toBe('Tu bolsa')
})
