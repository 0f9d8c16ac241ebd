import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useQuery } from '@tanstack/react-query'
import { PAGE_EDITING, toPosted, type StudioMessage } from '@rules/page-editing'
import { contentQuery } from '@/integrations/content-hub/content.queries'
import { asText } from '@/lib/read-fields'
import { createTestQueryClient, renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import PageEditing from './page-editing'

const STUDIO = 'https://studio.example'
const query = contentQuery(testSite.id, 'home')
const headline = { _at: 'line ', contentType: 'headline', title: 'Old words' }

serve(
  http.post('*/preview-content', async ({ request }) => {
    const body: unknown = await request.json()
    const { content } = Object(body)
    return HttpResponse.json({ ...headline, ...content })
  }),
)

const parent = { postMessage: jest.fn() }
beforeEach(() => {
  parent.postMessage.mockReset()
  Object.defineProperty(window, 'parent', { value: parent, configurable: true })
})
afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }))

function Page() {
  const { data } = useQuery({ ...query, enabled: false })
  return (
    <main>
      <div data-at="line ">
        <a href="/elsewhere">{asText(data?.title)}</a>
      </div>
    </main>
  )
}

function open() {
  const queryClient = createTestQueryClient()
  queryClient.setQueryData(query.queryKey, headline)
  renderApp(
    <>
      <Page />
      <PageEditing origins={[STUDIO]} />
    </>,
    { at: '/', queryClient },
  )
  return (message: StudioMessage, origin = STUDIO) =>
    act(() => {
      const event = new MessageEvent('message', { data: toPosted(message), origin })
      Object.defineProperty(event, 'source', { value: parent })
      window.dispatchEvent(event)
    })
}

const sent = () => parent.postMessage.mock.calls.map(([message]: unknown[]) => message)

test('the studio is told the blocks, shows its draft, and learns what is clicked', async () => {
  const receive = open()
  const block = { itemId: 'line', path: '', contentType: 'headline', text: 'Old words' }
  expect(parent.postMessage).toHaveBeenCalledWith(
    { channel: PAGE_EDITING, kind: 'page', path: '/', blocks: [block], isNew: true },
    STUDIO,
  )
  receive({ kind: 'draft', itemId: 'line', content: { title: 'New words' } })
  const link = await screen.findByRole('link', { name: 'New words' })
  await waitFor(() =>
    expect(sent()).toContainEqual(
      expect.objectContaining({ isNew: false, blocks: [{ ...block, text: 'New words' }] }),
    ),
  )
  receive({ kind: 'pointing', isOn: true })
  const isFollowed = fireEvent.click(link)
  expect(isFollowed).toBe(false)
  expect(sent()).toContainEqual({
    channel: PAGE_EDITING,
    kind: 'chosen',
    itemId: 'line',
    path: 'title',
  })
})

test('what other origins say is ignored', async () => {
  const receive = open()
  receive({ kind: 'pointing', isOn: true }, 'https://evil.example')
  fireEvent.click(screen.getByText('Old words'))
  expect(sent()).not.toContainEqual(expect.objectContaining({ kind: 'chosen' }))
})
