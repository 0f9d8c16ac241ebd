import { dehydrate, hydrate, type DehydratedState } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { millisecondsInMinute } from 'date-fns/constants'
import { http, HttpResponse } from 'msw'
import { parseListing } from '@/rules/listing-address'
import { plantSession } from '@/shopper/testing/plant-session'
import { createTestQueryClient, testSite } from '../../../tests/setup/render-app'
import { prefetchListing } from './listing-request'
import { link, renderListing, shown } from './testing/listing-page'
import { createListingServer } from './testing/listing-server'

/* Tests the browser's requests for a list whose page came from the cache. */

const { server, state } = createListingServer()

beforeEach(() => Object.assign(state, { asked: [], total: 30 }))

/** Returns the state of a page rendered this many minutes ago. */
async function renderedPage(minutes: number): Promise<DehydratedState> {
  const queryClient = createTestQueryClient()
  const address = parseListing(new URLSearchParams('sz=24'))
  await prefetchListing(queryClient, testSite.id, { categoryId: 'candy' }, address)
  const page = dehydrate(queryClient)
  for (const query of page.queries) query.state.dataUpdatedAt -= minutes * millisecondsInMinute
  state.asked = []
  return page
}

async function openPage(page: DehydratedState) {
  const queryClient = createTestQueryClient()
  hydrate(queryClient, page)
  const view = await renderListing('/category/candy?sz=24', { queryClient })
  expect(shown()).toHaveLength(24)
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  return view
}

function signInMember() {
  plantSession(testSite.id, { customerId: 'c-1', registered: true })
  server.use(
    http.post('*/scapi/shopperCustomers/getCustomer', () =>
      HttpResponse.json({ customerId: 'c-1', c_groups: ['Members'] }),
    ),
  )
}

test('a recently cached page does not repeat its search', async () => {
  await openPage(await renderedPage(14))
  expect(state.asked).toEqual([])
})

test('a page older than the cache lifetime repeats its search', async () => {
  await openPage(await renderedPage(16))
  await waitFor(() => expect(state.asked).toHaveLength(2))
})

test("a customer's personal list is searched once, and the public list stays visible until it arrives", async () => {
  const page = await renderedPage(1)
  signInMember()
  state.total = 20
  await openPage(page)
  expect(await screen.findByText('20 products')).toBeVisible()
  expect(state.asked.map(({ offset }) => offset)).toEqual([0, 12])
  expect(state.asked[0]).not.toHaveProperty('groups')

  await userEvent.click(link('To a product'))
  await userEvent.click(link('To the category'))
  expect(await screen.findByText('20 products')).toBeVisible()
  expect(state.asked).toHaveLength(2)
})
