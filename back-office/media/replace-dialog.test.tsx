import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { LibraryPictureUses } from '@contracts/picture'
import { STUDIO_API } from '@contracts/studio'
import { serve } from '../../tests/setup/serve'
import { EditorNameProvider } from '../parts/editor-name'
import { renderOffice } from '../testing/render-office'
import { ReplaceDialog } from './replace-dialog'

const old = { path: 'heroes/old.jpg', width: 2400, height: 1000 }
const shown = { place: 'hero-banner media.image', desktop: '50% 50%', phone: '50% 50%' }
const known: LibraryPictureUses = {
  picture: { ...old, bytes: 1000, uses: 2, isTooSmall: false, isUpload: false },
  uses: [
    {
      ...{ itemId: 'page', itemName: 'A page', editionId: 'base', editionName: 'base', shown },
      ...{ states: ['published', 'draft'], at: 'slots.0.media.0.image', alt: 'Box' },
      isTooSmall: false,
    },
  ],
  elsewhere: [{ kind: 'category', id: 'truffles', name: 'Truffles' }],
  known: [{ itemId: 'page', editionId: 'base', version: 3 }],
}

const server = serve()
beforeEach(() => localStorage.setItem('back-office-editor', 'Ada'))

test('what a replacement changes, keeps and makes too small is shown before it', async () => {
  const sent: unknown[] = []
  const detail = 'Somebody changed an item that shows the picture meanwhile.'
  server.use(
    http.get(`*${STUDIO_API}/media`, () =>
      HttpResponse.json({ pictures: [{ path: 'a/new.jpg', width: 300, height: 100 }], total: 1 }),
    ),
    http.get(`*${STUDIO_API}/types`, () =>
      HttpResponse.json({ types: [], sites: [{ locales: ['en-US', 'es-US'] }] }),
    ),
    http.post(`*${STUDIO_API}/media/replacements`, async ({ request }) => {
      sent.push(await request.json())
      if (sent.length === 1) return HttpResponse.json({ detail }, { status: 409 })
      return HttpResponse.json({ id: 'one' }, { status: 201 })
    }),
  )
  const onClose = jest.fn()
  renderOffice(
    <EditorNameProvider>
      <ReplaceDialog known={known} onClose={onClose} />
    </EditorNameProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Choose a picture' }))
  await userEvent.click(await screen.findByRole('button', { name: /new\.jpg/ }))
  expect(screen.getByRole('link', { name: 'A page' })).toHaveAttribute('href', '/content/page')
  expect(screen.getByText('Slots 1 › Media 1 › Image')).toBeInTheDocument()
  expect(screen.getByText('Too small for: Hero banner.')).toBeInTheDocument()
  expect(screen.getByText(/^One use keeps the old picture/)).toBeVisible()
  const action = screen.getByRole('button', { name: 'Replace in 1 place' })
  await userEvent.type(await screen.findByLabelText('Spanish'), 'Caja')
  expect(screen.getByText('Describe it in English too.')).toBeInTheDocument()
  expect(action).toBeDisabled()
  await userEvent.type(screen.getByLabelText('English'), 'Box ')
  await userEvent.click(action)
  expect(await screen.findByText(detail)).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(action)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const replacement = { from: 'heroes/old.jpg', to: 'a/new.jpg', known: known.known, editor: 'Ada' }
  const alt = { 'en-US': 'Box', 'es-US': 'Caja' }
  expect(sent).toEqual([
    { ...replacement, alt },
    { ...replacement, alt },
  ])
})
