/** @jest-environment jest-fixed-jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bypass, http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { Basket } from '@/commerce-client/baskets'
import { runForVisitor } from '@/commerce-client/run-for-visitor.server'
import { ProductWallets } from '@/features/checkout/express/product-wallets'
import { ShipmentDelivery } from '@/features/delivery/shipment-delivery'
import { useAddToBag } from '@/shopper/basket/basket.mutations'
import { basketKey } from '@/shopper/basket/basket.queries'
import { useBasket } from '@/shopper/basket/use-basket'
import { createTestQueryClient, renderApp } from '../setup/render-app'
import { testSite } from '../setup/test-config'
import { shareBrowser } from './share-browser'
import { siteRoutes } from './site-routes'
import { startEngine } from './start-engine'

const SITE = 'brindille'
const SHOP = 'http://localhost:3000'
const GATEWAY = '/card-gateway/sheets/v1/tokens'
const SHEET = '/custom/payment/v1/organizations/f_ecom_prln_001/wallet-sheet'

let engine: Awaited<ReturnType<typeof startEngine>> | undefined
const toEngine = (path: string, init: RequestInit) =>
  fetch(bypass(new Request(`${engine?.origin}${path}`, { method: 'POST', ...init })))

/* The storefront's routes for wallets, which send their calls on as the server does. */
const server = setupServer(
  http.get('*/api/:siteId/site-prefs', () =>
    HttpResponse.json({ walletSheets: ['DW_APPLE_PAY'], hasStandInSheets: true }),
  ),
  http.post('*/api/:siteId/payment-methods', async ({ request }) => {
    const authorization = request.headers.get('authorization') ?? undefined
    const { basketId } = (await request.json()) as { basketId: string }
    const options = { parameters: { basketId } }
    const caller = { authorization }
    const method = 'getPaymentMethodsForBasket'
    const answer = await runForVisitor(SITE, 'shopperBaskets', method, options, caller)
    return HttpResponse.json({ paymentMethods: answer.applicablePaymentMethods })
  }),
  http.post('*/api/:siteId/wallet-sheet', async ({ request }) => {
    const authorization = request.headers.get('authorization') ?? ''
    const body = JSON.stringify({ ...((await request.json()) as object), origin: SHOP })
    const headers = { authorization, 'content-type': 'application/json' }
    return toEngine(`${SHEET}?siteId=${SITE}`, { headers, body })
  }),
  http.post(`*${GATEWAY}`, async ({ request }) => {
    const headers = { origin: SHOP, 'content-type': 'application/x-www-form-urlencoded' }
    return toEngine(GATEWAY, { headers, body: await request.text() })
  }),
  ...siteRoutes(() => {}),
)

beforeAll(async () => {
  shareBrowser()
  engine = await startEngine()
  process.env.COMMERCE_ORIGIN = engine.origin
  server.listen({ onUnhandledRequest: 'bypass' })
}, 600_000)
afterAll(async () => {
  server.close()
  await engine?.stop()
})

function Page() {
  const { mutate } = useAddToBag()
  const { data: bag } = useBasket()
  return (
    <>
      <button onClick={() => mutate([{ productId: 'truffles-9', quantity: 2 }])}>Add</button>
      <output>{bag?.productItems?.map((line) => `${line.productId} ${line.quantity}`)}</output>
      <ProductWallets
        buyNow={(buy) => buy({ productId: 'assorted-9', quantity: 1 })}
        isDisabled={false}
        Delivery={ShipmentDelivery}
      />
    </>
  )
}

test('at the engine, a product is bought beside the bag, which stays as it was', async () => {
  window.scrollTo = jest.fn()
  const queryClient = createTestQueryClient()
  const site = { ...testSite, id: SITE, capabilities: [] }
  const { address } = renderApp(<Page />, { at: '/product', queryClient, site })
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const patience = { timeout: 60_000 }
  await waitFor(() => expect(screen.getByText('truffles-9 2')).toBeVisible(), patience)
  const before = queryClient.getQueryData<Basket>(basketKey(SITE))
  await userEvent.click(await screen.findByRole('button', { name: 'Buy with Apple Pay' }))
  const sheet = within(await screen.findByRole('dialog', {}, patience))
  const pay = await sheet.findByRole('button', { name: /^Pay \$/ })
  await waitFor(() => expect(pay).toBeEnabled(), patience)
  await waitFor(() => expect(pay).not.toHaveAttribute('aria-busy', 'true'), patience)
  await userEvent.click(pay)
  await waitFor(() => expect(address()).toMatch(/^\/order-confirmation/), patience)
  expect(queryClient.getQueryData(basketKey(SITE))).toEqual(before)
  await queryClient.invalidateQueries(basketKey(SITE))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0), patience)
  const after = queryClient.getQueryData<Basket>(basketKey(SITE))
  expect(after?.basketId).toBe(before?.basketId)
  expect(after?.productItems).toEqual(before?.productItems)
  expect(after?.shipments).toEqual(before?.shipments)
}, 300_000)
