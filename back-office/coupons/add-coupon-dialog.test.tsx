import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { AddCouponDialog } from './add-coupon-dialog'

const server = serve()

test('a promotion is found by a word among those that ask for a code, and the coupon is for it', async () => {
  const searches: string[] = []
  let sent: unknown
  server.use(
    http.get(`*${BACK_OFFICE_API}/promotions`, ({ request }) => {
      const { searchParams } = new URL(request.url)
      searches.push(`${searchParams.get('asksForCode')} ${searchParams.get('text') ?? ''}`)
      const isMeant = searchParams.get('text') === 'spring'
      const found = isMeant
        ? [{ id: 'spring-10', name: 'Ten off in spring', campaigns: ['spring'] }]
        : []
      return HttpResponse.json({ promotions: found, total: found.length })
    }),
    http.post(`*${BACK_OFFICE_API}/coupons`, async ({ request }) => {
      sent = await request.json()
      return HttpResponse.json({ id: 'spring' }, { status: 201 })
    }),
  )
  const onAdded = jest.fn()
  renderOffice(
    <AddCouponDialog
      sites={[{ id: 'brindille', name: 'Brindille', currency: 'USD', locales: [] }]}
      onAdded={onAdded}
      onClose={jest.fn()}
    />,
  )
  await userEvent.click(screen.getByText('Choose'))
  await userEvent.click(await screen.findByLabelText('Search'))
  await userEvent.paste('spring')
  await userEvent.click(await screen.findByText('Ten off in spring'))
  await waitFor(() => expect(screen.queryByLabelText('Search')).toBeNull())
  await waitFor(() => expect(screen.getByText('Choose')).toHaveFocus())
  await userEvent.type(screen.getByLabelText(/^Id/), 'spring')
  await userEvent.type(screen.getByLabelText(/^Code\b/), 'SPRING')
  await userEvent.click(screen.getByText('Make it'))
  await waitFor(() => expect(onAdded).toHaveBeenCalled())
  expect(searches).toContain('yes spring')
  expect(sent).toMatchObject({ siteId: 'brindille', id: 'spring', promotionId: 'spring-10' })
})
