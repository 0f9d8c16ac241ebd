/** @jest-environment jest-fixed-jsdom */
import { readOfflineWords } from '@/server/worker/serve-worker'
import { offlinePage } from './offline-page'

// a language that needs only its file in translations/
jest.mock(
  '../translations/pt-BR.json',
  () => jest.requireActual('../tests/setup/made-up-language'),
  { virtual: true },
)

const shop = {
  bundle: '/mobify/bundle/b1/',
  site: {
    name: 'Maison Brindille Volume Savings',
    accent: 'forest',
    locale: 'en-US',
    locales: [
      { id: 'en-US', name: 'English' },
      { id: 'es-US', name: 'Español' },
      { id: 'pt-BR', name: '‹Made-up›' },
    ],
  },
}

async function show(address: string, readable = [{ address: '/help/faq', title: 'Questions' }]) {
  const words = await readOfflineWords(['en-US', 'es-US', 'pt-BR'])
  const answer = offlinePage({
    shop: { ...shop, words },
    address,
    languages: ['fr', 'en'],
    readable,
  })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return { answer, page }
}

test('says why there is no page, and what can be read instead', async () => {
  const { answer, page } = await show('https://volume.shop.example/category/bars?start=12')
  expect(answer.status).toBe(503)
  expect(page.documentElement.lang).toBe('en-US')
  expect(page.documentElement.dataset.accent).toBe('forest')
  expect(page.querySelector('h1')?.textContent).toBe('This page opens once you are back online.')
  expect(page.querySelector('a.retry')?.getAttribute('href')).toBe(
    'https://volume.shop.example/category/bars?start=12',
  )
  expect(page.querySelector('li a')?.outerHTML).toBe('<a href="/help/faq">Questions</a>')
})

test('speaks the language of the address, or of the browser', async () => {
  const { page } = await show('https://volume.shop.example/es-US/bars')
  expect(page.documentElement.lang).toBe('es-US')
  expect(page.querySelector('h1')?.textContent).toBe(
    'Esta página se abrirá cuando vuelvas a tener conexión.',
  )
  expect(page.querySelector('.logo')?.getAttribute('href')).toBe('/es-US')
})

test('lists nothing where nothing is stored, and takes no text for markup', async () => {
  expect((await show('https://volume.shop.example/', [])).page.querySelector('h2')).toBeNull()
  const title = '<img src=x> & "more"'
  const { page } = await show('https://volume.shop.example/', [{ address: '/"><b>', title }])
  expect(page.querySelector('main img, main b')).toBeNull()
  expect(page.querySelector('li')?.textContent?.trim()).toBe(title)
})

test('speaks a language that was added', async () => {
  const { page } = await show('https://shop.example/pt-BR/help')
  expect(page.documentElement.lang).toBe('pt-BR')
  expect(page.querySelector('h1')?.textContent).toBe(
    '‹Esta página se abrirá cuando vuelvas a tener conexión.›',
  )
  expect(page.querySelector('.logo')?.getAttribute('aria-label')).toBe(
    '‹Maison Brindille Volume Savings, inicio›',
  )
  expect(page.querySelector('.retry')?.textContent).toBe('‹Volver a intentar›')
})
