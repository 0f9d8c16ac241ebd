import { waitFor } from '@testing-library/react'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { PageHead } from './page-head'

// PWA Kit uses this to build URLs of images
beforeAll(() => Object.assign(window, { Progressive: { buildOrigin: '/bundle/' } }))

const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')

test.each([
  ['/help/kosher', undefined, 'http://localhost/help/kosher'],
  ['/help/kosher/', undefined, 'http://localhost/help/kosher'],
  ['/help/kosher//', undefined, 'http://localhost/help/kosher'],
  ['/', undefined, 'http://localhost'],
  ['https://elsewhere.example/x/', undefined, 'https://elsewhere.example/x'],
  [
    '/fundraising/questions',
    'brindille-fundraising',
    'http://fundraising.localhost/fundraising/questions',
  ],
])('the one address of %s (of %s) is %s [SHELL-036]', async (path, ownSite, address) => {
  const { unmount } = renderInShop(
    <PageHead title="Page" canonicalPath={path} ownSite={ownSite} />,
    path,
  )
  await waitFor(() => expect(canonical()).toBe(address))
  unmount()
})
