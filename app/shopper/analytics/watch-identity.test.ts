/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { clearCookies } from '../../../tests/setup/clear-cookies'
import { customerKey } from '../customer/customer.queries'
import { agreeToCookies } from '../session/tracking-consent'
import { forgetVisit, requireVisitId } from '../session/visit-id'
import { hashOf, pushedEvents } from '../testing/pushed-events'
import { letFollow } from '../testing/recommendations'
import { watchIdentity } from './watch-identity'

const SITE = 'test-shop'
const ada = { customerId: 'c-1', customerNo: '00012', email: ' Ada@example.com', addresses: [] }
const asAda = {
  event: 'identity',
  pageType: 'homepage',
  userState: 'logged_in',
  customerNumber: '00012',
  emailHash: hashOf('ada@example.com'),
}

/** Starts a page view with its own data layer. */
function visit() {
  window.dataLayer = []
  const queryClient = new QueryClient()
  const stop = watchIdentity(queryClient, SITE)
  const show = (customer: object | null) => queryClient.setQueryData(customerKey(SITE), customer)
  return { stop, show }
}

/** Waits for the hashes, which are computed asynchronously. */
async function settle(): Promise<void> {
  for (const byte of [1, 2]) await crypto.subtle.digest('SHA-256', Uint8Array.of(byte))
}

beforeEach(letFollow)
afterEach(() => clearCookies())

test('a guest is the same on two visits, by a random id, and another one after a logout [SES-013, ANL-003]', async () => {
  const ids: string[] = []
  for (const turn of [1, 2, 3]) {
    if (turn === 3) forgetVisit(SITE)
    const { stop, show } = visit()
    expect(pushedEvents()).toEqual([])
    show(null)
    show(null)
    await settle()
    expect(pushedEvents()).toEqual([
      {
        event: 'identity',
        pageType: 'homepage',
        userState: 'unknown',
        visitorId: expect.stringMatching(/^[\da-f]{32}$/),
      },
    ])
    stop()
    ids.push(JSON.stringify(pushedEvents()))
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a customer is named by number and e-mail address, once, and not readable [ANL-003, ANL-019]', async () => {
  const { stop, show } = visit()
  show(ada)
  show({ ...ada, addresses: [{ addressId: 'Home' }] })
  await waitFor(() => expect(pushedEvents()).toEqual([asAda]))
  await settle()
  stop()
  show(null)
  await settle()
  expect(pushedEvents()).toEqual([asAda])
})

test('the address is readable from the moment in which the customer agrees to cookies [ANL-019]', async () => {
  const { stop, show } = visit()
  show(ada)
  await waitFor(() => expect(pushedEvents()).toHaveLength(1))
  agreeToCookies()
  await waitFor(() => expect(pushedEvents()).toEqual([asAda, { ...asAda, email: ada.email }]))
  stop()
})

test('each login and logout is reported', async () => {
  const { stop, show } = visit()
  for (const [index, customer] of [null, ada, null].entries()) {
    show(customer)
    await waitFor(() => expect(pushedEvents()).toHaveLength(index + 1))
  }
  const states = pushedEvents().map((event) => Reflect.get(event, 'userState'))
  expect(states).toEqual(['unknown', 'logged_in', 'unknown'])
  stop()
})

test('an answer that comes after a logout names nobody', async () => {
  const { stop, show } = visit()
  show(ada)
  show(null)
  await settle()
  expect(pushedEvents()).toMatchObject([{ userState: 'unknown' }])
  stop()
})

test.each([
  ['by a cookie', () => (document.cookie = 'dw_dnt=1; Path=/')],
  ['by Do Not Track', () => Reflect.set(navigator, 'doNotTrack', '1')],
])('a visitor who refuses to be followed %s is not named', async (_, refuse) => {
  refuse()
  const { stop, show } = visit()
  show(null)
  await settle()
  show(ada)
  await settle()
  stop()
  expect(pushedEvents()).toEqual([])
  expect(requireVisitId(SITE)).toBeUndefined()
})
