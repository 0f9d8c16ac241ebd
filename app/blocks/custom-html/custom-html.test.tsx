import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ContentItem } from '@/integrations/content-hub/content.port'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { BlockList } from '../block-list'
import './custom-html'

createBasketServer()

const FORM = 'https://sleeves.example/form'
const show = (item: Omit<ContentItem, 'contentType'>) =>
  renderInShop(
    <BlockList slots={[{ contentType: 'custom-html', ...item }]} />,
    '/corporate-gifts/logo-sleeve',
  )

async function showSleeve() {
  show({ dynamicComponent: { name: 'logo-sleeve', title: 'Your logo', frameUrl: FORM } })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Your logo')
  const query = new URL(frame.src).searchParams
  return { frame, query, sessionId: query.get('sessionId') ?? '' }
}

const post = (source: Window | null, origin: string, data: unknown) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { source, origin, data }))
  })

test('custom markup of an editor is rendered [CNT-046]', async () => {
  show({ title: 'Sleeves', markup: '<p>From <strong>25</strong> boxes.</p>' })
  expect(await screen.findByRole('heading', { name: 'Sleeves' })).toBeVisible()
  expect(screen.getByText('25')).toBeVisible()
})

test('the logo form is embedded in a frame with the origin of the page and a session id [CNT-013]', async () => {
  const { frame, query, sessionId } = await showSleeve()
  expect(frame.src).toMatch(`${FORM}?`)
  expect(query.get('parent')).toBe(window.location.origin)
  expect(sessionId).toMatch(/^[0-9a-f]{32}$/)
})

test('the closing message of the frame replaces it with a focused thank-you text [CNT-014, CNT-016, CNT-017]', async () => {
  const { frame, sessionId } = await showSleeve()
  post(frame.contentWindow, 'https://sleeves.example', { type: 'close', sessionId })
  expect(screen.queryByTitle('Your logo')).toBeNull()
  await waitFor(() => expect(screen.getByRole('region', { name: 'Sweet Success' })).toHaveFocus())
  expect(
    screen.getByText(
      'Your submission was received. A Candy Concierge team member will be in touch within 48 business hours.',
    ),
  ).toBeVisible()
  const link = screen.getByRole('link', { name: 'Continue Shopping' })
  expect(link).toLeadTo('/')
  await userEvent.click(link)
})

test('any other message is ignored [CNT-015]', async () => {
  const { frame, sessionId } = await showSleeve()
  const close = { type: 'close', sessionId }
  post(frame.contentWindow, 'https://elsewhere.example', close)
  post(frame.contentWindow, 'https://sleeves.example', { ...close, sessionId: 'another' })
  post(frame.contentWindow, 'https://sleeves.example', { ...close, type: 'opened' })
  post(frame.contentWindow, 'https://sleeves.example', 'close')
  post(window, 'https://sleeves.example', close)
  post(null, 'https://sleeves.example', close)
  expect(screen.getByTitle('Your logo')).toBeInTheDocument()
  expect(screen.queryByText('Sweet Success')).toBeNull()
})

test('a frame with a source that the server does not allow is not rendered [CNT-013]', async () => {
  const src = 'https://elsewhere.example/form'
  show({
    markup: '<p>Words</p>',
    dynamicComponent: { name: 'logo-sleeve', title: 'Your logo', src },
  })
  expect(await screen.findByText('Words')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
})

test('a catalog can be paged through and opened as a PDF [CNT-012]', async () => {
  const page = (number: number) => ({
    path: `documents/brochure-${number}.jpg`,
    alt: `Page ${number}: boxes`,
    width: 935,
    height: 1210,
  })
  show({
    dynamicComponent: {
      name: 'e-catalog',
      title: 'What we make',
      pages: [1, 2, 3].map(page),
      pdfURL: 'documents/brochure.pdf',
    },
  })
  expect(await screen.findByText('Page 1 of 3')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Pages of What we make' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('Page 2 of 3')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read it as a PDF' })).toLeadTo(
    '/document/documents/brochure.pdf',
  )
})

test('an unknown dynamic component is only logged', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
  show({ markup: '<p>Words</p>', dynamicComponent: { name: 'snow', title: 'Snow' } })
  expect(await screen.findByText('Words')).toBeVisible()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Unknown dynamic component'))
})
