import { useForAll } from '../testing/use'
import { TestCheckout, useCheckout } from '../testing/test-checkout'

const engine = useCheckout()
const guest = useForAll(() => TestCheckout.asGuest(engine.app))

// Salesforce's own app sends `expand=oms, oms_shipments`
test('lists in a query may have spaces after their commas', async () => {
  const organization = 'organizations/f_ecom_prln_001'
  const items = [{ productId: 'truffles-9', quantity: 1 }]
  const basketId = await guest.fillBasket(items, 'PAY_BY_CHECK')
  const { body: order } = await guest.order('POST', '', { basketId })
  const { customerId } = guest.shopper
  const expand = (...names: string[]) => `expand=${encodeURIComponent(names.join(', '))}`
  const paths = [
    `/checkout/shopper-orders/v1/${organization}/orders/${order.orderNo}?${expand('oms', 'oms_shipments')}`,
    `/customer/shopper-customers/v1/${organization}/customers/${customerId}?${expand('addresses', 'paymentinstruments')}`,
    `/search/shopper-search/v1/${organization}/product-search?q=box&${expand('images', 'prices')}`,
    `/search/shopper-search/v1/${organization}/search-suggestions?q=box&${expand('images', 'prices')}`,
    `/product/shopper-products/v1/${organization}/products?ids=${encodeURIComponent('brittle, card')}&${expand('images', 'prices')}`,
  ]
  for (const path of paths) {
    const { status, body } = await guest.call('GET', path)
    expect({ path, status, body }).toMatchObject({ status: 200 })
  }
})
