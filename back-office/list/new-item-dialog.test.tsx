import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import type { ContentTypeForm } from '@contracts/content-field'
import { STUDIO_API } from '@contracts/studio'
import { serve } from '../../tests/setup/serve'
import { EditorNameProvider } from '../parts/editor-name'
import { renderOffice } from '../testing/render-office'
import { NewItemDialog } from './new-item-dialog'

const types: ContentTypeForm[] = [
  {
    contentType: 'thin-banner',
    label: 'Thin banner',
    about: 'One line across the page.',
    sketch: 'strip',
    fields: [
      {
        name: 'text',
        label: 'Text',
        isRequired: true,
        field: { kind: 'text', isLocalized: true, isLong: false, mayBeEmpty: false },
      },
    ],
  },
]
const server = serve()
beforeEach(() => localStorage.setItem('back-office-editor', 'Ada'))

test('a new item is made with what its form begins with, and opened', async () => {
  const sent: unknown[] = []
  const taken = "The key 'a/banner' is that of 'A page'."
  server.use(
    http.get(`*${STUDIO_API}/items`, () => HttpResponse.json({ items: [], total: 0 })),
    http.post(`*${STUDIO_API}/items`, async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return HttpResponse.json({ detail: taken }, { status: 409 })
      return HttpResponse.json({ id: 'new-one' }, { status: 201 })
    }),
  )
  renderOffice(
    <>
      <EditorNameProvider>
        <NewItemDialog types={types} onClose={jest.fn()} />
      </EditorNameProvider>
      <Route render={({ location }) => location.pathname} />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Thin banner One line/ }))
  await userEvent.type(screen.getByLabelText(/^Name/), 'Banner')
  await userEvent.type(screen.getByLabelText(/^Delivery key/), 'a/banner')
  await userEvent.click(screen.getByText('Create'))
  expect(await screen.findByText(taken)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/^Delivery key/), '-2')
  await userEvent.click(screen.getByText('Create'))
  expect(await screen.findByText('/content/new-one')).toBeInTheDocument()
  const shared = { contentType: 'thin-banner', name: 'Banner', editor: 'Ada', body: { text: '' } }
  expect(sent).toEqual([
    { ...shared, key: 'a/banner' },
    { ...shared, key: 'a/banner-2' },
  ])
})

const template = { id: 'one', name: 'Season', key: 'templates/season', statuses: [] }

test('a new item begins with a template of its type', async () => {
  const sent: unknown[] = []
  const asked: string[] = []
  server.use(
    http.get(`*${STUDIO_API}/items`, ({ request }) => {
      asked.push(new URL(request.url).search)
      const other = { ...template, id: 'two', name: 'Not one', key: 'pages/templates/x' }
      return HttpResponse.json({ items: [template, other], total: 2 })
    }),
    http.get(`*${STUDIO_API}/items/one`, () =>
      HttpResponse.json({ ...template, body: { text: 'Spring is here' } }),
    ),
    http.post(`*${STUDIO_API}/items`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 'new-one' }, { status: 201 })
    }),
  )
  renderOffice(
    <EditorNameProvider>
      <NewItemDialog types={types} onClose={jest.fn()} />
    </EditorNameProvider>,
  )
  await userEvent.type(screen.getByLabelText('Search types'), 'video{Enter}')
  expect(screen.getByText('No such type. Try another word.')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Search types'))
  await userEvent.click(screen.getByRole('button', { name: /^Thin banner/ }))
  const choice = await screen.findByLabelText('Begin with')
  expect(choice).not.toHaveTextContent('Not one')
  await userEvent.selectOptions(choice, 'Season')
  await userEvent.type(screen.getByLabelText(/^Name/), 'Spring')
  await userEvent.click(screen.getByText('Create'))
  await waitFor(() => expect(sent).toHaveLength(1))
  const body = { text: 'Spring is here' }
  expect(sent).toEqual([{ contentType: 'thin-banner', name: 'Spring', editor: 'Ada', body }])
  expect(asked).toEqual(['?text=templates%2F&contentType=thin-banner'])
})

test('a duplicate has the content of the original, and a name and key of its own', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`*${STUDIO_API}/items`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ id: 'new-one' }, { status: 201 })
    }),
  )
  const original = {
    contentType: 'thin-banner',
    name: 'Banner',
    key: 'a/banner',
    body: { text: 'Hi' },
  }
  renderOffice(
    <EditorNameProvider>
      <NewItemDialog types={types} original={original} onClose={jest.fn()} />
    </EditorNameProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const named = { name: 'Copy of Banner', key: 'a/banner-copy' }
  expect(sent).toEqual([
    { ...named, contentType: 'thin-banner', editor: 'Ada', body: { text: 'Hi' } },
  ])
})
