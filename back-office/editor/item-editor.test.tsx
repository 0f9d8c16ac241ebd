import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { NamedField, TextField } from '@contracts/content-field'
import { STUDIO_API, type StudioItem, type StudioTypes } from '@contracts/studio'
import { serve } from '../../tests/setup/serve'
import { EditorNameProvider } from '../parts/editor-name'
import { renderOffice } from '../testing/render-office'
import { ItemEditor } from './item-editor'
import type { WantedField } from './use-target-field'

const text: TextField = { kind: 'text', isLocalized: true, isLong: false, mayBeEmpty: false }
const field = (name: string, label: string, one: NamedField['field']): NamedField => ({
  name,
  label,
  isRequired: true,
  field: one,
})
const known: StudioTypes = {
  sites: [],
  types: [
    {
      contentType: 'product-carousel',
      label: 'Product carousel',
      about: 'A row of products.',
      sketch: 'products',
      fields: [
        field('title', 'Title', text),
        field('links', 'Links', {
          kind: 'list',
          minimum: 0,
          item: { kind: 'group', fields: [field('displayName', 'Display name', text)] },
        }),
      ],
    },
  ],
}
const ITEM: StudioItem = {
  id: 'an-item',
  name: 'Best sellers',
  contentType: 'product-carousel',
  editionId: 'base',
  version: 1,
  body: {
    contentType: 'product-carousel',
    title: 'Ours',
    links: [{ displayName: 'First' }, { displayName: 'Second' }],
  },
  versions: [
    {
      version: 1,
      editionId: 'base',
      savedAt: '2026-12-01T12:00:00Z',
      savedBy: 'import',
      note: '',
      publishedAt: '2026-12-01T12:00:00Z',
      isRemoved: false,
    },
  ],
  editions: [{ id: 'base', name: 'Base', revision: 1 }],
  findings: [],
}

let sent: unknown[] = []
const url = (path: string) => `*${STUDIO_API}${path}`
const server = serve(
  http.get(url('/items/an-item/copies'), () => HttpResponse.json({ copies: [] })),
  http.post(url('/check'), () => HttpResponse.json({ findings: [] })),
  http.post(url('/items/an-item/presence'), () =>
    HttpResponse.json({ others: [{ name: 'Bo', since: '2026-12-01T12:00:00Z' }] }),
  ),
)

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: true,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
beforeEach(() => {
  localStorage.setItem('back-office-editor', 'Ada')
  sent = []
})

const nothing = () => undefined
const handlers = { onEdited: nothing, onItem: nothing, onOpenEdition: nothing }
const open = (more: { first?: StudioItem; wanted?: WantedField; origin?: string } = {}) =>
  renderOffice(
    <EditorNameProvider>
      <ItemEditor first={ITEM} known={known} head={document.body} {...handlers} {...more} />
    </EditorNameProvider>,
  )

// `getByRole` is slow in a form with many controls
const click = (name: string) =>
  userEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: 'button' }))

test('a changed text is saved as a draft of the version it was read as', async () => {
  server.use(
    http.post(url('/items/an-item/versions'), async ({ request }) => {
      const save = await request.json()
      sent.push(save)
      const version = { ...ITEM.versions[0], version: 2, savedBy: 'Ada', publishedAt: undefined }
      return HttpResponse.json({
        ...ITEM,
        version: 2,
        body: { ...ITEM.body, title: 'Ours!' },
        versions: [version, ...ITEM.versions],
      })
    }),
  )
  open()
  expect(screen.getByText('Save draft')).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Title, English'), '!')
  expect(screen.getByText('Not saved')).toBeInTheDocument()
  await click('Save draft')
  expect(await screen.findByText('Saved as a draft.')).toBeInTheDocument()
  expect(sent).toEqual([
    expect.objectContaining({
      editor: 'Ada',
      editionId: 'base',
      expectedVersion: 1,
      body: expect.objectContaining({ title: 'Ours!' }),
    }),
  ])
  expect(screen.getByText('Draft')).toBeInTheDocument()
  expect(await screen.findByText('Bo has this item open too.')).toBeInTheDocument()
})

test('a field that was pointed at is opened and has the focus', async () => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn()
  open({ wanted: { field: 'links.1.displayName' } })
  const field = await screen.findByDisplayValue('Second')
  await waitFor(() => expect(field).toHaveFocus())
  expect(screen.queryByDisplayValue('First')).toBeNull()
})

test('what was published is a click away', async () => {
  server.use(http.post(url('/items/an-item/versions'), () => HttpResponse.json(page)))
  const page = { ...ITEM, key: 'pages/gifts', version: 2 }
  open({ first: page, origin: 'https://shop.example' })
  await userEvent.type(screen.getByLabelText('Title, English'), '!')
  await click('Publish')
  expect(await screen.findByText('View page')).toHaveAttribute('href', 'https://shop.example/gifts')
})

test('entries are moved by buttons, and a removed one is brought back', async () => {
  open()
  const names = () =>
    screen
      .getAllByText(/^link \d/i, { selector: 'button span' })
      .map((one) => one.parentElement?.textContent)
  await click('Move link 1 down')
  expect(names()).toEqual([expect.stringContaining('Second'), expect.stringContaining('First')])
  await click('Remove link 1')
  expect(screen.getByText('Removed link 1. “Undo” brings it back.')).toBeInTheDocument()
  expect(names()).toHaveLength(1)
  await click('Undo')
  expect(names()).toHaveLength(2)
  await click('Undo')
  expect(names()[0]).toContain('First')
  expect(screen.queryByText('Not saved')).not.toBeInTheDocument()
})

test('who was slower reads who was faster, keeps their text, and may save after them', async () => {
  let isFirst = true
  server.use(
    http.post(url('/items/an-item/versions'), async ({ request }) => {
      sent.push(await request.json())
      if (!isFirst) return HttpResponse.json({ ...ITEM, version: 3 })
      isFirst = false
      const conflict = { detail: 'x', savedBy: 'Bo', savedAt: '2026-12-01T12:05:00Z', version: 2 }
      return HttpResponse.json(conflict, { status: 409 })
    }),
  )
  open()
  await userEvent.type(screen.getByLabelText('Title, English'), '?')
  await click('Save draft')
  const notice = await screen.findByText('Not saved: Bo was faster.')
  expect(screen.getByLabelText('Title, English')).toHaveValue('Ours?')

  const theirs = { ...ITEM.versions[0], version: 2, savedBy: 'Bo' }
  server.use(
    http.get(url('/items/an-item'), () => HttpResponse.json({ ...ITEM, versions: [theirs] })),
    http.get(url('/items/an-item/versions/2'), () =>
      HttpResponse.json({ ...theirs, body: { ...ITEM.body, title: 'By Bo' } }),
    ),
  )
  await click('Compare')
  const history = await screen.findByRole('dialog', { name: 'History' })
  expect(await within(history).findByText('By Bo')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await click('Save mine after it')
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  expect(sent).toEqual([
    expect.objectContaining({ expectedVersion: 1 }),
    expect.objectContaining({
      expectedVersion: 2,
      body: expect.objectContaining({ title: 'Ours?' }),
    }),
  ])
})

test('what is wrong stands at its field once it was left, and is counted', async () => {
  const findings = [
    { path: 'title', message: 'Too short', severity: 'error' },
    { path: 'links', message: 'Leads nowhere', severity: 'warning' },
  ]
  server.use(http.post(url('/check'), () => HttpResponse.json({ findings })))
  open()
  await screen.findByText('Leads nowhere')
  expect(screen.queryByText('Too short')).not.toBeInTheDocument()
  const title = screen.getByRole('group', { name: 'Title' })
  await userEvent.click(within(title).getByRole('textbox'))
  expect(screen.queryByText('Too short')).not.toBeInTheDocument()
  await userEvent.tab()
  within(title).getByText('Too short')
  expect(screen.getByText('1 fault')).toBeInTheDocument()
})

test('after a refusal to publish every fault is shown', async () => {
  const findings = [{ path: 'links', message: 'Too few', severity: 'error' }]
  const refusal = { detail: 'The content has errors.', findings }
  const refuse = () => HttpResponse.json(refusal, { status: 400 })
  server.use(http.post(url('/check'), () => HttpResponse.json({ findings })))
  server.use(http.post(url('/items/an-item/versions'), refuse))
  open()
  await userEvent.type(screen.getByDisplayValue('Ours'), '!')
  expect(screen.queryByText('Too few')).toBeNull()
  await click('Publish')
  await screen.findByText('Too few')
})

test('unpublishing is asked about first', async () => {
  server.use(
    http.post(url('/items/an-item/unpublish'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json(ITEM)
    }),
  )
  open()
  await click('Unpublish')
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish “Best sellers”?' })
  await userEvent.click(within(question).getByText('Cancel'))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(sent).toEqual([])

  await click('Unpublish')
  const again = await screen.findByRole('alertdialog')
  await userEvent.click(within(again).getByText('Unpublish', { selector: 'button' }))
  expect(await screen.findByText('Unpublished.')).toBeInTheDocument()
  expect(sent).toEqual([{ editionId: 'base', expectedVersion: 1, editor: 'Ada' }])
})

test('an item is renamed without what stands in its form', async () => {
  server.use(
    http.put(url('/items/an-item'), async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ name: 'Our best', key: 'home/best' })
    }),
  )
  open()
  await userEvent.type(screen.getByLabelText('Title, English'), '!')
  await click('Details')
  const dialog = await screen.findByRole('dialog', { name: 'Details' })
  const key = within(dialog).getByLabelText(/^Delivery key/)
  await userEvent.type(key, 'Home')
  expect(within(dialog).getByText('Rename')).toBeDisabled()
  await userEvent.clear(key)
  await userEvent.type(key, 'home/best')
  const name = within(dialog).getByLabelText(/^Name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Our best')
  await userEvent.click(within(dialog).getByText('Rename'))
  expect(await screen.findByText('Renamed.')).toBeInTheDocument()
  expect(screen.getByText('Our best')).toBeInTheDocument()
  expect(screen.getByLabelText('Title, English')).toHaveValue('Ours!')
  expect(sent).toEqual([
    { name: 'Our best', key: 'home/best', known: { name: 'Best sellers' }, editor: 'Ada' },
  ])
})
