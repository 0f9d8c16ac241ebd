import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { CounterShortage } from '@contracts/counter'
import { serve } from '../../tests/setup/serve'
import { aPickup } from './testing/a-pickup'
import { PICKUP, showPickup } from './testing/show-pickup'

const server = serve()

const shortage: CounterShortage = {
  ...{ id: 's', itemId: 'a', productId: 'p', name: 'Brittle', quantity: 1, by: 'Grace' },
  ...{ state: 'asked', replacement: 'Fudge', at: '2026-12-01T18:30:00Z' },
}

test('a clerk says that a piece of a box is missing, and what becomes of it', async () => {
  const reports: unknown[] = []
  const inside = [
    { productId: 'rose', name: 'Rose', quantity: 3 },
    { productId: 'mint', name: 'Mint', quantity: 2 },
  ]
  const pickup = aPickup()
  const items = pickup.items.map((item) => (item.itemId === 'b' ? { ...item, inside } : item))
  server.use(
    http.get(PICKUP, () => HttpResponse.json({ ...pickup, items })),
    http.post(`${PICKUP}/shortages`, async ({ request }) => {
      reports.push(await request.json())
      const known = { ...shortage, itemId: 'b', name: 'Mint', state: 'refunded' as const }
      return HttpResponse.json({ ...pickup, items, shortages: [known], shortageRevision: 1 })
    }),
  )
  const user = userEvent.setup()
  showPickup()
  await user.click(await screen.findByRole('button', { name: 'Missing Box' }))
  const dialog = await screen.findByRole('dialog', { name: 'Missing: Box' })
  await user.selectOptions(within(dialog).getByLabelText('Piece of the box'), 'Mint')
  await user.click(within(dialog).getByRole('button', { name: 'Decide' }))
  const list = (await screen.findByRole('heading', { name: 'Missing' })).closest('section')
  expect(list).toHaveTextContent('1 × Mint → Fudge')
  expect(reports).toEqual([
    {
      ...{ id: expect.any(String), itemId: 'b', pieceId: 'mint', quantity: 1, action: 'refund' },
      ...{ isNoneLeft: true, revision: 0 },
    },
  ])
})

test('what the buyer is asked can be decided otherwise, as it was seen', async () => {
  const reports: unknown[] = []
  const pickup = aPickup({ shortages: [shortage], shortageRevision: 4 })
  server.use(
    http.get(PICKUP, () => HttpResponse.json(pickup)),
    http.post(`${PICKUP}/shortages`, async ({ request }) => {
      reports.push(await request.json())
      const detail = 'Meanwhile: 1 × Brittle missing: replaced by Fudge. Look at it again.'
      return HttpResponse.json({ detail }, { status: 409 })
    }),
  )
  const user = userEvent.setup()
  showPickup()
  expect(await screen.findByText('The buyer is asked')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'It is there 1 × Brittle' }))
  expect(await screen.findByText(/^Meanwhile: 1 × Brittle missing/)).toBeInTheDocument()
  await waitFor(() => expect(reports).toMatchObject([{ id: 's', action: 'found', revision: 4 }]))
  // what came since it was missed stays in stock
  await user.click(screen.getByRole('button', { name: 'Decide otherwise 1 × Brittle' }))
  const dialog = await screen.findByRole('dialog', { name: '1 × Brittle missing' })
  await user.click(within(dialog).getByRole('button', { name: 'Decide' }))
  await waitFor(() => expect(reports).toHaveLength(2))
  expect(reports[1]).toMatchObject({ id: 's', action: 'refund', isNoneLeft: false })
})
