/**
 * Repeats a shopper's calls in Salesforce's retail template, in the template's order, with its
 * parameters and through its SDK: version 2 of the baskets, `c_storePickupEnabled`, lists as
 * strings, and addresses without the extra fields of this retailer's checkout.
 */
import { useContractEngine } from './engine-client'
import { ADDRESS, checkOut, currentBasket, logIn, pay, seedForTemplate } from './template-shopper'
import { useForAll } from '../../commerce/testing/use'

const LISTING = ['promotions', 'variations', 'prices', 'images', 'page_meta_tags', 'custom_properties'] as const // prettier-ignore
const PRODUCT = ['availability', 'promotions', 'options', 'images', 'prices', 'variations', 'set_products', 'bundled_products', 'page_meta_tags'] as const // prettier-ignore

const contract = useContractEngine({ seed: seedForTemplate })
const guest = useForAll(() => logIn(contract.origin))

describe('a visitor', () => {
  it('sees menu, home and listing', async () => {
    const menu = await guest.products.getCategory({ parameters: { id: 'root', levels: 1 } })
    expect(menu.categories?.map(({ id }) => id)).toEqual(['boxes', 'bars'])
    const common = { perPricebook: true, allVariationProperties: true, allImages: true }
    const home = await guest.search.productSearch({
      parameters: {
        ...common,
        limit: 10,
        expand: [...LISTING],
        refine: ['cgid=boxes', 'htype=master'],
      },
    })
    expect(home.hits?.map(({ productId }) => productId)).toContain('assorted')
    const listing = await guest.search.productSearch({
      parameters: {
        ...common,
        limit: 25,
        offset: 0,
        sort: 'price-low-to-high',
        expand: [...LISTING],
        refine: ['cgid=boxes', 'price=(10..40)', 'c_size=9'],
      },
    })
    expect(listing.hits?.every(({ priceRanges = [] }) => priceRanges.length > 0)).toBe(true)
    expect(listing.selectedRefinements).toMatchObject({ cgid: 'boxes', c_size: '9' })
  })

  it('searches, with suggestions while typing', async () => {
    const suggested = await guest.search.getSearchSuggestions({
      parameters: {
        q: 'asso',
        expand: ['images', 'prices'],
        includeEinsteinSuggestedPhrases: true,
      },
    })
    expect(suggested.productSuggestions?.products?.[0]).toMatchObject({ productId: 'assorted' })
    const found = await guest.search.productSearch({ parameters: { q: 'assorted', limit: 25 } })
    expect(found.total).toBeGreaterThan(0)
  })

  it('opens a product, and the one asked for by variation', async () => {
    const parameters = { perPricebook: true, expand: [...PRODUCT], allImages: true }
    const product = await guest.products.getProduct({
      parameters: { ...parameters, id: 'assorted', inventoryIds: ['shop-101'] },
    })
    expect(product).toMatchObject({ type: { master: true }, priceRanges: expect.any(Array) })
    const [variant] = product.variants ?? []
    const own = await guest.products.getProduct({
      parameters: { ...parameters, id: variant?.productId ?? '' },
    })
    expect(own).toMatchObject({ inventory: { orderable: true } })
    const stock = await guest.products.getProducts({
      parameters: {
        ids: ['assorted-9', 'assorted-18'],
        allImages: false,
        inventoryIds: ['shop-101'],
        expand: ['availability', 'variations'],
        select: '(data.(id,inventory,inventories,master))',
      },
    })
    expect(stock.data?.map(({ id }) => id)).toEqual(['assorted-9', 'assorted-18'])
  })

  it('finds shops by the position of a device and by postal code', async () => {
    const radius = { maxDistance: 100, limit: 200, distanceUnit: 'km' as const }
    const near = await guest.stores.searchStores({
      parameters: { ...radius, latitude: 37.78825123456789, longitude: -122.40712345678912 },
    })
    expect(near.data?.map(({ id }) => id)).toEqual(['101'])
    const coded = await guest.stores.searchStores({
      parameters: { ...radius, countryCode: 'US', postalCode: '94108' },
    })
    expect(coded.data?.map(({ id }) => id)).toEqual(['101'])
  })
})

describe('a guest who orders', () => {
  it('fills, changes and empties a cart, and enters a code', async () => {
    const { basketId = '' } = await guest.baskets.createBasket({ body: {} })
    const parameters = { basketId }
    await guest.baskets.addItemToBasket({
      parameters,
      body: [
        { productId: 'assorted-9', price: 20, quantity: 1 },
        { productId: 'creme-bar', price: 7, quantity: 2 },
      ],
    })
    const [first, second] = (await currentBasket(guest))?.productItems ?? []
    await guest.baskets.updateItemInBasket({
      parameters: { basketId, itemId: first?.itemId ?? '' },
      body: { productId: 'assorted-9', quantity: 2 },
    })
    await guest.baskets.removeItemFromBasket({
      parameters: { basketId, itemId: second?.itemId ?? '' },
    })
    const coded = await guest.baskets.addCouponToBasket({ parameters, body: { code: 'TEN' } })
    expect(coded).toMatchObject({
      productItems: [{ productId: 'assorted-9', quantity: 2 }],
      couponItems: [{ code: 'TEN', statusCode: 'applied' }],
    })
    await guest.baskets.removeCouponFromBasket({
      parameters: { basketId, couponItemId: coded.couponItems?.[0]?.couponItemId ?? '' },
    })
  })

  it('checks out, pays with a card it masks itself, and sees the order', async () => {
    const { basketId = '' } = (await currentBasket(guest)) ?? {}
    await checkOut(guest, basketId)
    const { orderNo = '', ...order } = await guest.orders.createOrder({ body: { basketId } })
    expect(order).toMatchObject({ status: 'new', shipments: [{ shippingAddress: ADDRESS }] })
    const shown = await guest.orders.getOrder({ parameters: { orderNo } })
    expect(shown).toMatchObject({
      billingAddress: { lastName: ADDRESS.lastName },
      paymentInstruments: [{ paymentCard: { numberLastDigits: '1111' } }],
    })
    expect(await currentBasket(guest)).toBeUndefined()
  })

  it('picks up in a shop', async () => {
    const store = { id: '101', name: 'Maiden Lane', inventoryId: 'shop-101' }
    const created = await guest.baskets.createBasket({ body: {} })
    const { basketId = '' } = created
    await guest.baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: 'brittle', price: 9, quantity: 1, inventoryId: store.inventoryId }],
    })
    const shipment = { basketId, shipmentId: 'me' }
    const methods = await guest.baskets.getShippingMethodsForShipment({ parameters: shipment })
    const pickup = methods.applicableShippingMethods?.find((one) => one['c_storePickupEnabled'])
    await guest.baskets.updateShipmentForBasket({
      parameters: shipment,
      body: {
        shippingMethod: { id: pickup?.id ?? '' },
        c_fromStoreId: store.id,
        shippingAddress: {
          address1: '120 Maiden Lane',
          city: 'San Francisco',
          countryCode: 'US',
          firstName: store.name,
          lastName: 'pickup',
          postalCode: '94108',
          stateCode: 'CA',
        },
      },
    })
    await pay(guest, basketId)
    const order = await guest.orders.createOrder({ body: { basketId } })
    expect(order).toMatchObject({
      status: 'new',
      shippingTotal: 0,
      shipments: [{ c_fromStoreId: '101', shippingMethod: { id: 'StorePickup' } }],
    })
  })
})
