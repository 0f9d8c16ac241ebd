import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useSheet } from '@/ui/use-sheet'
import { closeSheets } from '../../../tests/setup/close-sheets'
import { serve } from '../../../tests/setup/serve'
import { SheetHost } from './sheet-host'
import { renderShell } from '../testing/render-shell'

jest.mock('@/lib/log')

// every request fails, because a sheet's title must not depend on data
serve(http.all('*', () => HttpResponse.json({ title: 'Not Found', type: 'x' }, { status: 404 })))

// each sheet is a chunk that is loaded when it opens

type Actions = ReturnType<typeof useSheet>

afterEach(closeSheets)

test.each([
  ['Pick Item Options', ({ open }: Actions) => open('pick-item-options', { productId: 'p' })],
  ['Added to Your Bag', ({ open }: Actions) => open('added-to-bag', { items: [] })],
  [
    'Add Item to Shipments',
    ({ open }: Actions) => open('add-to-shipments', { items: [{ productId: 'p', quantity: 1 }] }),
  ],
  ['Find a Concierge', ({ open }: Actions) => open('find-a-concierge', {})],
  ['Download a Digital Catalog', ({ open }: Actions) => open('digital-catalog', {})],
  ['Subscribe for Free', ({ open }: Actions) => open('subscribe', {})],
  ['Need Help', ({ open }: Actions) => open('need-help', {})],
  ['Cookie choices', ({ open }: Actions) => open('cookie-choices', {})],
  ['Add Treats', ({ open }: Actions) => open('add-treats', {})],
  [
    'Fig',
    ({ open }: Actions) =>
      open('piece-details', {
        piece: { id: 'fig', name: 'Fig', facts: { flags: [], orderable: true }, marks: [] },
      }),
  ],
  ['Pickup in Shop', ({ open }: Actions) => open('pickup-in-shop', {})],
])(
  'a sheet is called %s, and takes the place of another [SHEET-001, SHEET-004]',
  async (title, openIt) => {
    renderShell(<SheetHost />)
    const actions = useSheet()
    act(() => actions.open('write-review', { productId: 'p', productName: 'P' }))
    await screen.findByRole('dialog')
    act(() => openIt(actions))
    await screen.findByRole('dialog', { name: title })
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  },
)
