import { randomUUID } from 'node:crypto'
import { QueryClient } from '@tanstack/react-query'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { customerKey } from '../customer/customer.queries'
import { forgetVisit } from '../session/visit-id'
import { letFollow } from '../testing/recommendations'
import { watchIdentity } from './watch-identity'

const SITE = 'test-shop'
const ada = { customerId: 'c-1', customerNo: '00012', email: 'ada@example.com', addresses: [] }

/** A visit of somebody, seen from a page of its own. */
function visit() {
  window.dataLayer = []
  const queryClient = new QueryClient()
  const stop = watchIdentity(queryClient, SITE)
  const show = (customer: object | null) => queryClient.setQueryData(customerKey(SITE), customer)
  return { stop, show, events: () => window.dataLayer ?? [] }
}

beforeAll(() => {
  letFollow()
  // jsdom has none
  Object.assign(crypto, { randomUUID })
})
afterAll(() => Reflect.set(navigator, 'doNotTrack', '1'))
afterEach(() => clearCookies())

test('a guest is the same on two visits, by a random id, and another one after a logout [SES-013]', () => {
  const ids = [1, 2, 3].map((turn) => {
    if (turn === 3) forgetVisit(SITE)
    const { stop, show, events } = visit()
    expect(events()).toEqual([])
    show(null)
    show(null)
    expect(events()).toEqual([
      {
        event: 'identity',
        pageType: 'homepage',
        userState: 'unknown',
        visitorId: expect.stringMatching(/^[\w-]{36}$/),
      },
    ])
    stop()
    return JSON.stringify(events())
  })
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a customer is named by email address and number, once [ANL-003, ANL-019]', () => {
  const { stop, show, events } = visit()
  show(ada)
  show({ ...ada, addresses: [{ addressId: 'Home' }] })
  stop()
  show(null)
  expect(events()).toEqual([
    {
      event: 'identity',
      pageType: 'homepage',
      userState: 'logged_in',
      email: 'ada@example.com',
      customerNumber: '00012',
    },
  ])
})

test('a visitor who does not want to be followed is not named', () => {
  document.cookie = 'dw_dnt=1; Path=/'
  const { stop, show, events } = visit()
  show(null)
  show(ada)
  stop()
  expect(events()).toEqual([])
})
