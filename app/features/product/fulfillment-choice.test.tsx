import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ProductView } from '@/commerce-client/product.mapper'
import type { ProductFlag } from '@/rules/product-facts'
import { basketWriteKey } from '@/shopper/basket/use-basket-status'
import { keepShop } from '@/shopper/preferred-shop/preferred-shop'
import { createBasketServer, TEST_SITE } from '@/shopper/testing/basket-server'
import { createFakeShops, shopRoutes, type FakeShops } from '@/shopper/testing/pickup-shops'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import { useSheet, useSheetState } from '@/ui/use-sheet'
import { ProductDetail } from './product-detail'

const PICKUP_METHOD = { id: 'Pickup', name: 'Pickup in Shop', c_storePickupEnabled: true }

const { server, state } = createBasketServer({
  createBasket: () => ({ basketId: 'b', shipments: [{ shipmentId: 'me' }], productItems: [] }),
  getShippingMethodsForShipment: () => ({ applicableShippingMethods: [PICKUP_METHOD] }),
})
let shops: FakeShops

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  sheets?.close()
  sheets?.forget()
  shops = createFakeShops()
  state.stock = { truffles: 50 }
  server.use(...shopRoutes(() => shops))
  keepShop(TEST_SITE, undefined)
})

const truffles: ProductView = {
  id: 'truffles',
  name: 'Truffles',
  href: '/candy/truffles/truffles.html',
  pageTitle: 'Truffles',
  bvProductId: 'truffles',
  imageSets: [],
  facts: { flags: [], orderable: true },
  variations: [],
  variants: [],
  values: {},
  price: { amount: 10 },
  callouts: [],
}
const flagged = (...flags: ProductFlag[]): ProductView => ({
  ...truffles,
  facts: { flags, orderable: true, isNeverPickedUp: flags.includes('isOnlineOnly') },
})
const soldOut: ProductView = { ...truffles, facts: { flags: [], orderable: false } }

// The open sheet is global state, so tests have to close it.
let sheets: ReturnType<typeof useSheet> | undefined

function SheetProbe() {
  sheets = useSheet()
  const sheet = useSheetState()
  return <output>{sheet?.isOpen ? JSON.stringify([sheet.name, sheet.props]) : ''}</output>
}

const maidenLane = () => keepShop(TEST_SITE, { id: '101', name: 'Maiden Lane' })
const university = () => keepShop(TEST_SITE, { id: '102', name: 'University Avenue' })

let shop: ReturnType<typeof renderInShop>

async function renderProduct(product = truffles) {
  shop = renderInShop(
    <>
      <ProductDetail product={product} />
      <SheetProbe />
    </>,
    product.href,
    ['pickup'],
  )
  await screen.findByRole('radiogroup', { name: 'How would you like to get it?' })
  return userEvent.setup()
}
const shipping = () => screen.getByRole('radio', { name: /^Shipping/ })
const pickup = () => screen.getByRole('radio', { name: /^Pickup in Shop/ })
const add = () => screen.getByRole('button', { name: 'Add to Bag' })
const calls = () => state.calls.map(({ method }) => method)
/** Returns the arguments of all writes to the bag. */
const actions = () =>
  shop.queryClient
    .getMutationCache()
    .findAll({ mutationKey: [...basketWriteKey(TEST_SITE)] })
    .map(({ state }) => state.variables as unknown)
const callOf = (name: string) => state.calls.find(({ method }) => method === name)

describe('which option is preselected and which is disabled', () => {
  it('without a preferred shop, shipping is preselected and a pickup shop can be chosen [FUL-001, FUL-002, FUL-005, SHEET-025]', async () => {
    const user = await renderProduct()
    expect(shipping()).toBeChecked()
    await user.click(pickup())
    expect(pickup()).toBeChecked()
    await user.click(shipping())
    expect(shipping()).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Select your preferred shop' }))
    expect(screen.getByText('["pickup-in-shop",{"productId":"truffles"}]')).toBeInTheDocument()
  })

  it("pickup is preselected when the shop has the product, and the shop's stock applies [FUL-003]", async () => {
    maidenLane()
    await renderProduct()
    expect(await screen.findByText('At Maiden Lane')).toBeVisible()
    expect(pickup()).toBeChecked()
    expect(shipping()).toBeEnabled()
    expect(await screen.findByText('Limited inventory available')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Check Other Shops' })).toBeVisible()
  })

  it('pickup is disabled with a message when the shop does not have the product [FUL-008, FUL-011, FUL-019]', async () => {
    university()
    const user = await renderProduct()
    expect(await screen.findByText('Not available for pickup at University Avenue')).toBeVisible()
    expect(shipping()).toBeChecked()
    expect(pickup()).toBeDisabled()
    await user.click(pickup())
    expect(shipping()).toBeChecked()
  })

  it.each([
    ['closed for the time being', { c_temporarilyClosed: true }],
    ['no longer handing out', { c_bopisEnabled: false }],
  ])('a shop that is %s is still shown, but pickup is disabled [FUL-018]', async (_why, change) => {
    maidenLane()
    shops.all = shops.all.map((shop) => (shop.fid === '101' ? { ...shop, ...change } : shop))
    await renderProduct()
    expect(await screen.findByText('Not available for pickup at Maiden Lane')).toBeVisible()
    expect(pickup()).toBeDisabled()
  })

  it('a failed stock request counts as no stock in the shop [SHOP-041]', async () => {
    maidenLane()
    shops.stock = 'broken'
    await renderProduct()
    expect(await screen.findByText('Not available for pickup at Maiden Lane')).toBeVisible()
  })

  it('an online-only product cannot be picked up [FUL-008, FUL-009]', async () => {
    maidenLane()
    await renderProduct(flagged('isOnlineOnly'))
    expect(
      screen.getByText("This product isn't currently available for collection in store."),
    ).toBeVisible()
    expect(pickup()).toBeDisabled()
    expect(shipping()).toBeChecked()
  })

  it('a pickup-only product cannot be shipped [FUL-004, FUL-006, FUL-010]', async () => {
    await renderProduct(flagged('isPickupOnly'))
    expect(screen.getByText('This product is only available to collect in store.')).toBeVisible()
    expect(pickup()).toBeChecked()
    expect(shipping()).toBeDisabled()
  })

  it('a pickup-only product is marked as such in a shop without stock too [FUL-006, FUL-010, FUL-011]', async () => {
    university()
    await renderProduct(flagged('isPickupOnly'))
    expect(await screen.findByText('Not available for pickup at University Avenue')).toBeVisible()
    expect(screen.getByText('This product is only available to collect in store.')).toBeVisible()
  })

  it.each([
    ['parcels are packed from', true],
    ['only shops have', false],
  ])(
    'a pickup-only product of stock that %s cannot be added when the site offers no pickup [SITE-005]',
    async (_where, orderable) => {
      const { facts } = flagged('isPickupOnly')
      const product = { ...truffles, facts: { ...facts, orderable } }
      shop = renderInShop(<ProductDetail product={product} />, truffles.href)
      expect(
        await screen.findByText('This product is only available to collect in store.'),
      ).toBeVisible()
      expect(screen.queryByText(/stock$/)).not.toBeInTheDocument()
      expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
      expect(add()).toBeDisabled()
    },
  )

  it('a product that is out of stock cannot be shipped, but may be picked up [FUL-006, FUL-007]', async () => {
    const user = await renderProduct(soldOut)
    expect(shipping()).toBeDisabled()
    expect(screen.getByText('Out of stock')).toBeVisible()
    expect(add()).toBeDisabled()
    await user.click(pickup())
    expect(add()).toBeEnabled()
  })

  it('a product that is out of stock online is picked up when the shop has it [FUL-003, FUL-006]', async () => {
    maidenLane()
    await renderProduct(soldOut)
    await waitFor(() => expect(add()).toBeEnabled())
    expect(pickup()).toBeChecked()
    expect(shipping()).toBeDisabled()
  })
})

describe('Add to Bag', () => {
  it('opens the shop sheet first when pickup has no shop yet [FUL-012, SHEET-025]', async () => {
    const user = await renderProduct()
    await user.click(pickup())
    expect(screen.getByText('Select a shop to see whether it is in stock there.')).toBeVisible()
    await user.click(add())
    expect(screen.getByText('["pickup-in-shop",{"productId":"truffles"}]')).toBeInTheDocument()
    expect(calls()).toEqual([])
  })

  describe('after a shop has been chosen in the sheet', () => {
    /** Adds three pieces for pickup, and chooses the shop in the sheet that opens. */
    const addAndChoose = async (choose: () => void, product = truffles) => {
      const user = await renderProduct(product)
      if (!product.facts.flags.includes('isPickupOnly')) await user.click(pickup())
      for (const _click of [1, 2]) {
        await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
      }
      await user.click(add())
      expect(screen.getByText(/^\["pickup-in-shop"/)).toBeInTheDocument()
      act(() => {
        choose()
        sheets?.close()
      })
    }

    it('the product is added automatically with a confirmation [FUL-012, FUL-013]', async () => {
      await addAndChoose(maidenLane)
      await waitFor(() => expect(calls()).toContain('addItemToBasket'))
      expect(callOf('addItemToBasket')?.body).toMatchObject([
        { productId: 'truffles', quantity: 3, c_fromStoreId: '101' },
      ])
      expect(await screen.findByText(/^\["added-to-bag"/)).toBeInTheDocument()
      expect(actions()).toHaveLength(1)
    })

    it('closing the sheet without a choice adds nothing', async () => {
      await addAndChoose(() => undefined)
      await waitFor(() => expect(add()).toBeEnabled())
      act(maidenLane)
      expect(await screen.findByText('At Maiden Lane')).toBeVisible()
      expect(await screen.findByText('Limited inventory available')).toBeVisible()
      expect(actions()).toEqual([])
    })

    it.each([
      ['either way', truffles],
      ['in shops only', flagged('isPickupOnly')],
    ])(
      'a shop without stock shows a message instead of adding a product that is available %s',
      async (_how, product) => {
        await addAndChoose(university, product)
        expect(await screen.findByRole('alert')).toHaveTextContent(
          'University Avenue does not have this item right now, so it was not added to your bag.',
        )
        expect(actions()).toEqual([])
      },
    )

    it('a shop with less stock reduces the quantity and adds nothing automatically', async () => {
      shops.stock = { '101': 2 }
      await addAndChoose(maidenLane)
      expect(
        await screen.findByText('Quantity reduced based on remaining stock available.'),
      ).toBeVisible()
      expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('2')
      expect(actions()).toEqual([])
    })
  })

  it("creates a shipment with the shop's id, address and inventory list [CART-015, FUL-015, FUL-020, FUL-021]", async () => {
    maidenLane()
    const user = await renderProduct()
    await waitFor(() => expect(add()).toBeEnabled())
    await user.click(add())
    await waitFor(() => expect(calls()).toContain('updateShippingMethodForShipment'))
    expect(callOf('updateShipmentForBasket')).toMatchObject({
      parameters: { shipmentId: 'me' },
      body: {
        c_fromStoreId: '101',
        shippingAddress: {
          companyName: 'Maiden Lane',
          address1: '101 Market Street',
          city: 'San Francisco',
          stateCode: 'CA',
          postalCode: '94108',
          countryCode: 'US',
          c_storeId: '101',
        },
      },
    })
    expect(callOf('addItemToBasket')?.body).toEqual([
      {
        productId: 'truffles',
        quantity: 1,
        shipmentId: 'me',
        inventoryId: 'shop-101',
        c_fromStoreId: '101',
      },
    ])
    expect(callOf('updateShippingMethodForShipment')?.body).toEqual({ id: 'Pickup' })
    expect(screen.getByText(/^\["added-to-bag"/)).toBeInTheDocument()
  })

  describe('before a size is chosen', () => {
    const size = (id: string, name: string) => ({ id, name, orderable: true })
    const sizes: ProductView = {
      ...truffles,
      variations: [
        { id: 'size', name: 'Size', values: [size('6', '6 Pieces'), size('12', '12 Pieces')] },
      ],
      variants: ['6', '12'].map((id) => ({
        productId: `truffles-${id}`,
        orderable: true,
        values: { size: id },
        price: { amount: 10 },
      })),
    }
    // shops only have stock for sizes, not for the master product
    const shelves = (atShop: Record<string, number>) =>
      http.get('*/api/:siteId/store-products-inventory', ({ request }) => {
        const id = new URL(request.url).searchParams.get('productIDs') ?? ''
        const ats = atShop[id]
        const store = ats !== undefined && { ats, orderable: ats > 0, inventoryList: 'shop-101' }
        return HttpResponse.json({ [id]: { stores: store ? { '101': store } : {} } })
      })
    const chooseSix = async () => {
      maidenLane()
      const user = await renderProduct(sizes)
      expect(await screen.findByText('At Maiden Lane')).toBeVisible()
      expect(pickup()).toBeChecked()
      await user.click(add())
      expect(calls()).toEqual([])
      await user.click(screen.getByRole('radio', { name: /^6 Pieces/ }))
    }

    it('pickup in the shop is assumed, and the add waits for the stock of the chosen size', async () => {
      server.use(shelves({ 'truffles-6': 4 }))
      await chooseSix()
      await waitFor(() => expect(calls()).toContain('addItemToBasket'))
      expect(callOf('addItemToBasket')?.body).toMatchObject([
        { productId: 'truffles-6', inventoryId: 'shop-101', c_fromStoreId: '101' },
      ])
    })

    it('a size the shop does not have is not shipped automatically', async () => {
      server.use(shelves({ 'truffles-6': 0 }))
      await chooseSix()
      expect(await screen.findByText('Not available for pickup at Maiden Lane')).toBeVisible()
      expect(shipping()).toBeChecked()
      expect(calls()).toEqual([])
    })
  })

  it("can be clicked before the shop's stock is loaded: it shows that it is busy and adds afterwards", async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    server.use(
      http.get('*/api/:siteId/store-products-inventory', async () => {
        await answered
        const store = { ats: 4, orderable: true, inventoryList: 'shop-101' }
        return HttpResponse.json({ truffles: { stores: { '101': store } } })
      }),
    )
    maidenLane()
    const user = await renderProduct()
    await user.click(add())
    await waitFor(() => expect(add()).toHaveFocus())
    expect(add()).toHaveAttribute('aria-busy', 'true')
    expect(calls()).not.toContain('addItemToBasket')
    answer()
    await waitFor(() => expect(calls()).toContain('addItemToBasket'))
    expect(callOf('addItemToBasket')?.body).toMatchObject([{ c_fromStoreId: '101' }])
  })

  it('ships the product when shipping is chosen, even with a preferred shop [CART-016, FUL-013, FUL-014, FUL-015]', async () => {
    maidenLane()
    state.basket = {
      basketId: 'b',
      shipments: [{ shipmentId: 'me', c_fromStoreId: '101' }],
      productItems: [{ itemId: 'i', productId: 'a', quantity: 1, shipmentId: 'me' }],
    }
    const user = await renderProduct()
    await waitFor(() => expect(add()).toBeEnabled())
    await user.click(shipping())
    await user.click(add())
    await waitFor(() => expect(calls()).toContain('addItemToBasket'))
    expect(callOf('createShipmentForBasket')?.body).toEqual({ shipmentId: 'Shipment1' })
    expect(callOf('addItemToBasket')?.body).toEqual([
      { productId: 'truffles', quantity: 1, shipmentId: 'Shipment1' },
    ])
    expect(screen.getByText(/^\["added-to-bag"/)).toBeInTheDocument()
  })

  it('reports an action with product, quantity and fulfillment option [FUL-016]', async () => {
    maidenLane()
    const user = await renderProduct()
    await waitFor(() => expect(add()).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }))
    await user.click(add())
    await user.click(shipping())
    await user.click(add())
    await waitFor(() => expect(actions()).toHaveLength(2))
    expect(actions()).toMatchObject([
      [{ productId: 'truffles', quantity: 2, fulfillmentOption: 'PICKUP' }],
      [{ productId: 'truffles', quantity: 1, fulfillmentOption: 'SHIPPING' }],
    ])
  })

  it('adds to an existing pickup shipment of the same shop [CART-014]', async () => {
    maidenLane()
    state.basket = {
      basketId: 'b',
      shipments: [
        { shipmentId: 'me' },
        { shipmentId: 'Shipment1', c_fromStoreId: '101', shippingMethod: { id: 'Pickup' } },
      ],
      productItems: [{ itemId: 'i', productId: 'a', quantity: 1, shipmentId: 'Shipment1' }],
    }
    const user = await renderProduct()
    await waitFor(() => expect(add()).toBeEnabled())
    await user.click(add())
    await waitFor(() => expect(calls()).toEqual(['addItemToBasket']))
    expect(state.calls[0]?.body).toMatchObject([{ shipmentId: 'Shipment1' }])
  })

  it('adds nothing when the bag holds a pickup in another shop, and shows the reason [CART-014, CART-062]', async () => {
    maidenLane()
    const shippingAddress = { companyName: 'Arts District' }
    state.basket = {
      basketId: 'b',
      shipments: [{ shipmentId: 'me', c_fromStoreId: '103', shippingAddress }],
      productItems: [{ itemId: 'i', productId: 'a', quantity: 1, shipmentId: 'me' }],
    }
    const user = await renderProduct()
    await waitFor(() => expect(add()).toBeEnabled())
    await user.click(add())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your bag holds items for pickup at Arts District, and an order is collected in one shop.',
    )
    expect(calls()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Change your preferred shop' }))
    expect(screen.getByText(/^\["pickup-in-shop"/)).toBeInTheDocument()
  })
})

it('on a site without pickup there is no choice, and the product is shipped [SITE-005]', async () => {
  maidenLane()
  shops.preferences = { Bopis: false }
  renderInShop(<ProductDetail product={truffles} />, truffles.href, ['pickup'])
  await waitFor(() => expect(add()).toBeEnabled())
  expect(screen.queryByRole('radiogroup', { name: /get it/ })).toBeNull()
  await userEvent.click(add())
  await waitFor(() => expect(calls()).toEqual(['addItemToBasket']))
  expect(state.calls[0]?.body).toEqual([{ productId: 'truffles', quantity: 1 }])
})
