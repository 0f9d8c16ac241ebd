import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { Footer } from '@/shell/footer/footer'
import { Header } from '@/shell/header/header'
import { PageParts } from '@/shell/page-parts'
import { renderApp, testSite } from '../../../tests/setup/render-app'
import { serve } from '../../../tests/setup/serve'
import VisualizationPage from './visualization-page'

const form = { content: {} as object, notify: (_model: unknown): void => undefined }
jest.mock('dc-visualization-sdk', () => ({
  init: async () => ({
    form: {
      get: async () => ({ content: form.content }),
      changed: (notify: typeof form.notify) => {
        form.notify = notify
        return () => undefined
      },
    },
    locale: { get: async () => 'es-US', changed: () => () => undefined },
  }),
}))

/** Requests to the storefront's server to sanitize content. */
let asked: unknown[]
const server = serve(
  http.post(`*/api/${testSite.id}/preview-content`, async ({ request }) => {
    const body: unknown = await request.json()
    asked.push(body)
    const { content } = body as { content: { title: string; fails?: boolean } }
    if (content.fails) return HttpResponse.json({}, { status: 400 })
    return HttpResponse.json({
      contentType: 'content-page',
      title: `clean ${content.title}`,
      slots: [],
    })
  }),
)

const link = (displayName: string) => ({ displayName, pageLink: '/x' })
const answerAsGiven = () =>
  server.use(
    http.get(`*/api/${testSite.id}/footer`, () => HttpResponse.json({ contentType: 'footer' })),
    http.post(`*/api/${testSite.id}/preview-content`, async ({ request }) => {
      const body: unknown = await request.json()
      return HttpResponse.json(Object(body).content)
    }),
  )

beforeEach(() => {
  asked = []
  form.content = { title: 'one' }
})
afterEach(() => Object.defineProperty(window, 'parent', { value: window, configurable: true }))

const inFrame = () =>
  Object.defineProperty(window, 'parent', { value: { postMessage: () => {} }, configurable: true })

test('the preview shows unsaved changes of the form, sanitized by the server [PRV-002, PRV-012]', async () => {
  inFrame()
  renderApp(<VisualizationPage />)
  expect(await screen.findByRole('heading', { name: 'clean one' })).toBeInTheDocument()
  expect(asked).toEqual([{ content: { title: 'one' }, locale: 'es-US' }])
  act(() => form.notify({ content: { title: 'two' } }))
  expect(await screen.findByRole('heading', { name: 'clean two' })).toBeInTheDocument()
})

test.each([
  [
    { contentType: 'footer', columns: [{ title: 'Our shops', links: [link('Santa Rosa')] }] },
    'Our shops',
  ],
  [{ contentType: 'season-menu', menuDefinition: link('Christmas') }, 'Christmas'],
  [{ contentType: 'nav-menu', menus: [{ menuDefinition: link('Truffles') }] }, 'Truffles'],
  [
    {
      contentType: 'category-banners',
      banners: [{ categoryId: 'bars', banner: { contentType: 'headline', text: 'All bars' } }],
    },
    'All bars',
  ],
  [{ contentType: 'concierge', notFound: { html: '<p>Ask us</p>' } }, 'Ask us'],
])('a part of every page is shown too: %j', async (content, text) => {
  inFrame()
  answerAsGiven()
  form.content = content
  renderApp(
    <PageParts.Provider value={{ Header, Footer }}>
      <VisualizationPage />
    </PageParts.Provider>,
  )
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
})

test('when changes arrive faster than they are sanitized, the latest one is shown', async () => {
  inFrame()
  renderApp(<VisualizationPage />)
  await screen.findByRole('heading', { name: 'clean one' })
  act(() => 'abcdef'.split('').forEach((title) => form.notify({ content: { title } })))
  expect(await screen.findByRole('heading', { name: 'clean f' })).toBeInTheDocument()
  expect(asked).toHaveLength(2)
})

test('the last content stays when a change cannot be read', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  inFrame()
  renderApp(<VisualizationPage />)
  await screen.findByRole('heading', { name: 'clean one' })
  act(() => form.notify({ content: { title: 'bad', fails: true } }))
  await waitFor(() => expect(warn).toHaveBeenCalled())
  expect(screen.getByRole('heading', { name: 'clean one' })).toBeInTheDocument()
})

test('outside a frame the page explains its purpose and ignores messages', async () => {
  renderApp(<VisualizationPage />)
  expect(screen.getByRole('status')).toHaveTextContent('What you write in the content studio')
  expect(asked).toEqual([])
})
