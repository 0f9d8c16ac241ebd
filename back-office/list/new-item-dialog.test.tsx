import { screen } from '@testing-library/react'
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
  await userEvent.selectOptions(screen.getByLabelText('Type of content'), 'Thin banner')
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
