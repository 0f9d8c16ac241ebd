import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { BACK_OFFICE_API } from '@contracts/back-office'
import type { OperatorRole } from '@rules/operator-rights'
import { serve } from '../../tests/setup/serve'
import { renderOffice } from '../testing/render-office'
import { SearchButton } from './search-button'

const server = serve()

const ORDER = { orderNo: '00000007', customerName: 'Ada Quince', currency: 'USD', total: 42.5 }

/** Serves every list: orders and gift cards with one row, mails with an error, others empty. */
function serveLists() {
  const asked: string[] = []
  server.use(
    http.get(new RegExp(`${BACK_OFFICE_API}/[^?]`), ({ request }) => {
      const { pathname, searchParams } = new URL(request.url)
      const list = pathname.split('/').at(-1) ?? ''
      if (searchParams.has('limit')) asked.push(list)
      if (list === 'mails') return HttpResponse.json({ detail: 'No.' }, { status: 403 })
      return HttpResponse.json({
        orders: [ORDER],
        giftCards: [
          {
            id: 'g',
            maskedCode: '…4711',
            recipientName: 'Bo',
            currency: 'USD',
            balanceMinor: 1250,
          },
        ],
        ...Object.fromEntries(EMPTY.map((name) => [name, []])),
      })
    }),
  )
  return asked
}

const EMPTY = [
  'customers',
  'products',
  'subscriptions',
  'messages',
  'promotions',
  'coupons',
  'shops',
  'items',
]

function open(role: OperatorRole = 'admin') {
  return renderOffice(
    <>
      <input aria-label="A field" />
      <SearchButton isShort={false} />
    </>,
    { roles: [role] },
  )
}

const field = () => screen.findByRole('searchbox')

test('a key opens the search, and return the first record that was found', async () => {
  serveLists()
  const { history } = open()
  await userEvent.type(screen.getByLabelText('A field'), 'k/')
  // what browsers send when they fill in a form
  document.dispatchEvent(new Event('keydown'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await field(), 'quince')
  const order = await screen.findByRole('option', { name: /^00000007/ })
  expect(order).toHaveTextContent('Ada Quince, $42.50')
  expect(await field()).toHaveAttribute('aria-activedescendant', order.id)
  await userEvent.keyboard('{Enter}')
  expect(history.location.pathname).toBe('/orders/00000007')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('arrow keys choose another one, and what failed is named', async () => {
  serveLists()
  const { history } = open()
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.type(await field(), '4711')
  await screen.findByRole('option', { name: /…4711/ })
  expect(await screen.findByText('2 found. Not searched: Mails.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(history.location.pathname).toBe('/gift-cards/g')
})

test('only sections of the role are asked, and gift cards only for what can name one', async () => {
  const asked = serveLists()
  const { history } = open('catalog')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.type(await field(), 'pref')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  await userEvent.click(screen.getByText('Preferences'))
  expect(history.location.pathname).toBe('/preferences')
  expect(asked.sort()).toEqual(['coupons', 'items', 'products', 'promotions', 'shops'])
})

test('return opens nothing of an earlier search', async () => {
  serveLists()
  const { history } = open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await field(), '1001{Enter}')
  expect(history.location.pathname).toBe('/')
  await screen.findByRole('option', { name: /^00000007/ })
  await screen.findByText(/found\./)
  await userEvent.keyboard('{Enter}')
  expect(history.location.pathname).toBe('/orders/00000007')
})

test('what is no longer searched is aborted', async () => {
  const signals = new Map<string, AbortSignal>()
  const wait = jest.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    const asked = new URL(String(url), location.origin)
    const text = asked.searchParams.get('text') ?? asked.searchParams.get('recipient')
    if (text && init?.signal) signals.set(text, init.signal)
    return new Promise(() => undefined)
  })
  open()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await field(), 'ada')
  await waitFor(() => expect(signals.get('ada')?.aborted).toBe(false))
  await userEvent.type(await field(), ' quince')
  await waitFor(() => expect(signals.get('ada quince')?.aborted).toBe(false))
  expect(signals.get('ada')?.aborted).toBe(true)
  wait.mockRestore()
})
