import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OrderEditRequest } from '@contracts/order-edit'
import { serve } from '../../tests/setup/serve'
import { OFFICE_ORDER } from '../testing/office-order'
import { renderOffice } from '../testing/render-office'
import { EditDialog } from './edit-dialog'
import { ProposalPanel } from './proposal-panel'

const PROPOSALS = `*${BACK_OFFICE_API}/orders/00001001/edits/proposals`
const proposal = {
  ...{ id: 'p1', changes: ['Item: 2 × Truffles → 5 × Truffles'], difference: 63.75, by: 'Ada' },
  ...{ payUntil: '2026-12-02T19:00:00Z', link: 'https://shop.example/pay#t' },
  ...{ state: 'open' as const, isBeingPaid: false, isUnclear: false },
}
const waiting = { ...OFFICE_ORDER, proposal }
const server = serve()

test('an edit that costs more is sent as a link to pay for it', async () => {
  const asked: OrderEditRequest[] = []
  server.use(
    http.post(`*${BACK_OFFICE_API}/orders/00001001/edits/preview`, () =>
      HttpResponse.json({
        ...{ changes: proposal.changes, difference: 63.75, total: 115.76 },
        ...{ refunds: [], waived: 0 },
      }),
    ),
    http.post(PROPOSALS, async ({ request }) => {
      asked.push((await request.json()) as OrderEditRequest)
      return HttpResponse.json(waiting)
    }),
  )
  const saved = jest.fn()
  const closed = jest.fn()
  const edit = { items: [{ itemId: 'i1', quantity: 5 }] }
  renderOffice(
    <EditDialog
      {...{ title: 'Change Truffles', order: OFFICE_ORDER, edit, fields: [] }}
      onSaved={saved}
      onClose={closed}
    >
      {() => null}
    </EditDialog>,
    { roles: ['orders'] },
  )
  expect(await screen.findByText(/^This costs \$63\.75 more/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Send payment link' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(asked).toEqual([{ edit, revision: OFFICE_ORDER.revision, expectedDifference: 63.75 }])
  // nothing is changed yet, so nothing can be undone
  expect(saved).not.toHaveBeenCalled()
})

test('a change that waits is mailed again, copied and withdrawn', async () => {
  const done: string[] = []
  server.use(
    http.post(`${PROPOSALS}/p1/:what`, ({ params }) => {
      done.push(String(params.what))
      return HttpResponse.json(waiting)
    }),
  )
  renderOffice(<ProposalPanel order={waiting} />, { roles: ['orders'] })
  expect(screen.getByText(/\$63\.75 more, proposed by Ada/)).toHaveTextContent('until Dec 2, 2026')
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('button', { name: 'Link copied' })).toHaveTextContent(
    'Link copied',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Mail again' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  expect(done).toEqual(['mail'])
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw change' }))
  await waitFor(() => expect(done).toEqual(['mail', 'withdrawal']))
})

test('a payment without a result is told, also before the change is withdrawn', async () => {
  const unclear = { ...proposal, isUnclear: true }
  const { unmount } = renderOffice(
    <ProposalPanel order={{ ...OFFICE_ORDER, proposal: unclear }} />,
    {
      roles: ['orders'],
    },
  )
  expect(screen.getByText(/^It is not known whether a payment went through/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  const question = await screen.findByRole('alertdialog')
  expect(question).toHaveTextContent('A payment that went through is given back.')
  unmount()
  const ended = { ...proposal, state: 'impossible' as const, changes: [], link: undefined }
  renderOffice(<ProposalPanel order={{ ...OFFICE_ORDER, proposal: ended }} />, {
    roles: ['orders'],
  })
  expect(screen.getByRole('region', { name: 'Change that did not happen' })).toBeVisible()
  expect(screen.getByText(/no longer possible; the buyer has a mail/)).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('it cannot be withdrawn while it is being paid, or by who may only read', () => {
  const { unmount } = renderOffice(
    <ProposalPanel order={{ ...OFFICE_ORDER, proposal: { ...proposal, isBeingPaid: true } }} />,
    { roles: ['orders'] },
  )
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
  unmount()
  renderOffice(<ProposalPanel order={waiting} />, { roles: ['service'] })
  expect(screen.queryByRole('button')).toBeNull()
})
