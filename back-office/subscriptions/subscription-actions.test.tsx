import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OfficeSubscription } from '@contracts/subscription'
import { serve } from '../../tests/setup/serve'
import { readForm } from '../parts/read-form'
import { renderOffice } from '../testing/render-office'
import { ChangeFields, toChange, type Kind } from './change-fields'
import { SubscriptionActions } from './subscription-actions'

const SUBSCRIPTION: OfficeSubscription = {
  ...{ id: 's1', revision: 'r1', productId: 'nougat', productName: 'Nougat', quantity: 2 },
  ...{ customerNo: '1', customerName: 'Ada', email: 'ada@example.com', siteName: 'Brindille' },
  ...{ state: 'active', nextOn: '2026-12-24', today: '2026-12-01', every: 1, period: 3 },
  ...{ createdAt: '2026-11-01T12:00:00Z', firstOrderNo: '00001001', addressLines: [] },
  frequencies: [{ every: 1, period: 3 }],
  addresses: [
    { id: 'home', text: '1 Main St' },
    { id: 'office', text: '2 Main St' },
  ],
  ...{ deliveries: [], events: [], mails: [] },
}
const sent: unknown[] = []
serve(
  http.post(`*${BACK_OFFICE_API}/subscriptions/s1/changes`, async ({ request }) => {
    sent.push(await request.json())
    return HttpResponse.json(SUBSCRIPTION)
  }),
  http.get(`*${BACK_OFFICE_API}/subscriptions/s1/products`, () =>
    HttpResponse.json({ products: [{ id: 'praline', name: 'Praline' }] }),
  ),
)
beforeEach(() => {
  sent.length = 0
})

async function choose(name: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Change' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return screen.findByRole('dialog')
}

test('a quantity that is none is not sent', async () => {
  renderOffice(<SubscriptionActions subscription={SUBSCRIPTION} />)
  await choose('Change the quantity')
  const pieces = screen.getByLabelText(/^Pieces per delivery/)
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '6,45{Enter}')
  await userEvent.tab()
  expect(await screen.findByText('Write a whole number from 1 to 99.')).toBeInTheDocument()
  await userEvent.clear(pieces)
  await userEvent.type(pieces, '3{Enter}')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ change: { kind: 'quantity', quantity: 3 }, expectedRevision: 'r1' }])
})

function renderFields(kind: Kind) {
  const { container } = renderOffice(
    <form>
      <ChangeFields kind={kind} subscription={SUBSCRIPTION} />
    </form>,
  )
  return () => {
    const form = container.querySelector('form')
    return form && toChange(kind, readForm(form), '2026-12-24')
  }
}

test('another product is chosen of those that come in this rhythm', async () => {
  const read = renderFields('product')
  expect(await screen.findByLabelText('Product')).toHaveValue('praline')
  expect(read()).toEqual({ kind: 'product', productId: 'praline' })
})

test('another address is chosen from the address book', async () => {
  const read = renderFields('address')
  await userEvent.selectOptions(screen.getByLabelText('Address'), 'office')
  expect(read()).toEqual({ kind: 'address', addressId: 'office' })
})

test('who may only read subscriptions is offered no change', () => {
  renderOffice(<SubscriptionActions subscription={SUBSCRIPTION} />, { roles: ['viewer'] })
  expect(screen.queryByRole('button')).toBeNull()
})
