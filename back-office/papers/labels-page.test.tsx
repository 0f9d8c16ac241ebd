import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { LabelParcel, OfficeLabels } from '@contracts/labels'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import LabelsPage from './labels-page'

const LABELS = `*${BACK_OFFICE_API}/orders/labels`
const server = serve()

const toParcel = (index: number, isMade = false): LabelParcel => ({
  ...{
    orderNo: `o${index}`,
    shipmentId: 'me',
    parcel: 1,
    recipient: `R${index}`,
    method: 'Ground',
  },
  ...(isMade && {
    label: {
      ...{ carrier: 'Sample Post', service: 'Ground', trackingNumber: `SP${index}` },
      ...{ isOutdated: false, at: '2026-12-01T10:00:00Z', by: 'Ada' },
    },
  }),
})

const OTHER = {
  ...{ orderNo: 'ended', shipmentId: 'me', parcel: 2, carrier: 'Sample Post', service: 'Ground' },
  ...{ trackingNumber: 'SP99', isSent: false },
}

test('labels are made in portions, those that fail say why, and one is voided', async () => {
  const orderNos = Array.from({ length: 23 }, (_, index) => `o${index}`)
  const asked: string[][] = []
  const voided: unknown[] = []
  server.use(
    http.post(`${LABELS}/find`, () =>
      HttpResponse.json<OfficeLabels>({
        ...{ parcels: orderNos.map((_, index) => toParcel(index, voided.length > 0)) },
        others: [OTHER],
        left: [{ orderNo: 'gone', why: 'Nothing of it is to be sent.' }],
      }),
    ),
    http.post<never, { orderNos: string[] }>(LABELS, async ({ request }) => {
      const body = await request.json()
      asked.push(body.orderNos)
      const parcels = body.orderNos.map((orderNo) => toParcel(Number(orderNo.slice(1)), true))
      const [first] = parcels
      if (asked.length === 2 && first) {
        parcels[0] = { ...toParcel(20), problem: 'No such street.' }
      }
      return HttpResponse.json<OfficeLabels>({ parcels, others: [], left: [] })
    }),
    http.post(`${LABELS}/void`, async ({ request }) => {
      voided.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderOffice(<LabelsPage />, { at: `/orders/labels?orders=${orderNos.join(',')},gone` })
  expect(await screen.findByText('gone: Nothing of it is to be sent.')).toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('23 parcels to send, no labels yet')
  await userEvent.click(screen.getByRole('button', { name: 'Make 23 labels' }))
  expect(await screen.findByText('No such street.')).toBeInTheDocument()
  expect(asked.map(({ length }) => length)).toEqual([20, 3])
  expect(screen.getByRole('status')).toHaveTextContent('23 parcels to send, 22 with a label')
  expect(screen.getByRole('button', { name: 'PDF of 22 labels' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Void label SP0' }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Void label' }))
  await waitFor(() => expect(voided).toEqual([{ orderNo: 'o0', shipmentId: 'me', parcel: 1 }]))
  // nothing waits for it any more
  const table = within(screen.getByRole('table', { name: 'Labels without a parcel to send' }))
  expect(table.getAllByText('Not to be sent')[0]).toBeInTheDocument()
  expect(table.getByRole('button', { name: 'Void label SP99' })).toBeInTheDocument()
})
