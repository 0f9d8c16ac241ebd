import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { ChangeOperatorDialog } from './change-operator-dialog'

const server = serve()

test('shops are chosen once the role shop is; one without pickup stays', async () => {
  let sent: unknown
  const shops = [
    { id: '101', name: 'State Street' },
    { id: '102', name: 'Old Pasadena' },
  ]
  server.use(
    http.get(`*${BACK_OFFICE_API}/counter`, () => HttpResponse.json({ shops })),
    http.put(`*${BACK_OFFICE_API}/operators/ada%40example.com`, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({})
    }),
  )
  const onClose = jest.fn()
  const operator = {
    ...{
      email: 'ada@example.com',
      name: 'Ada',
      roles: ['viewer' as const],
      shops: ['7'],
      passkeys: 0,
    },
    ...{ revision: 3, createdAt: '2026-03-01T12:00:00Z' },
  }
  renderOffice(<ChangeOperatorDialog operator={operator} onClose={onClose} />)
  expect(screen.queryByText('Shops')).toBeNull()
  await userEvent.click(screen.getByText('shop'))
  await userEvent.click(await screen.findByLabelText('Old Pasadena (102)'))
  expect(screen.getByLabelText('Shop (7)')).toBeChecked()
  await userEvent.click(screen.getByText('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject({ roles: ['shop', 'viewer'], shops: ['102', '7'] })
})
