import { helpers } from 'commerce-sdk-isomorphic'
import { useContractEngine } from './engine-client'
import {
  ADDRESS,
  checkOut,
  currentBasket,
  EMAIL,
  logIn,
  PASSWORD,
  seedForTemplate,
  type TemplateShopper,
} from './template-shopper'
import { useForAll } from '../../commerce/testing/use'

let customer: TemplateShopper
const contract = useContractEngine({ seed: seedForTemplate })
const guest = useForAll(() => logIn(contract.origin))

describe('a customer of the template', () => {
  it('registers, and finds the cart of before', async () => {
    const body = {
      customer: { firstName: 'Ada', lastName: 'Byron', email: EMAIL, login: EMAIL, phoneHome: ADDRESS.phone },
      password: PASSWORD,
    } // prettier-ignore
    await guest.customers.registerCustomer({ body })
    const { basketId = '' } = await guest.baskets.createBasket({ body: {} })
    await guest.baskets.addItemToBasket({
      parameters: { basketId },
      body: [{ productId: 'creme-bar', price: 7, quantity: 4 }],
    })
    customer = await logIn(contract.origin, guest, true)
    const merged = await customer.baskets.mergeBasket({
      parameters: { createDestinationBasket: true },
    })
    expect(merged.productItems).toMatchObject([{ productId: 'creme-bar', quantity: 4 }])
    await customer.baskets.updateCustomerForBasket({
      parameters: { basketId: merged.basketId ?? '' },
      body: { email: EMAIL },
    })
  })

  it('stores addresses, profile and a wish list', async () => {
    const { customers, customerId } = customer
    const parameters = { customerId }
    const address = { ...ADDRESS, address2: '', companyName: '', preferred: false }
    await customers.createCustomerAddress({ parameters, body: { ...address, addressId: 'V1StGXR8_Z5jdHi6B' } }) // prettier-ignore
    const named = { customerId, addressName: 'V1StGXR8_Z5jdHi6B' }
    await customers.updateCustomerAddress({ parameters: named, body: { ...address, addressId: named.addressName, preferred: true } }) // prettier-ignore
    await customers.updateCustomer({
      parameters,
      body: { firstName: 'Ada', lastName: 'King', phoneHome: '6505550100' },
    })
    const { id: listId = '' } = await customers.createCustomerProductList({
      parameters,
      body: { type: 'wish_list' },
    })
    const list = { customerId, listId }
    const { id: itemId = '', ...item } = await customers.createCustomerProductListItem({
      parameters: list,
      body: { quantity: 1, public: false, priority: 1, type: 'product', productId: 'assorted-9' },
    })
    await customers.updateCustomerProductListItem({
      parameters: { ...list, itemId },
      body: { ...item, id: itemId, quantity: 2, priority: 1, public: false },
    })
    await customers.deleteCustomerProductListItem({ parameters: { ...list, itemId } })
    expect(await customers.getCustomer({ parameters })).toMatchObject({
      lastName: 'King',
      addresses: [{ addressId: named.addressName, preferred: true }],
    })
    await customers.removeCustomerAddress({ parameters: named })
  })

  it('orders, finds the order again, and logs out', async () => {
    const { basketId = '' } = (await currentBasket(customer)) ?? {}
    await checkOut(customer, basketId)
    const { orderNo = '' } = await customer.orders.createOrder({ body: { basketId } })
    const { data: history = [] } = await customer.customers.getCustomerOrders({
      parameters: { customerId: customer.customerId, limit: 10, offset: 0, expand: 'oms' },
    })
    expect(history).toMatchObject([{ orderNo, omsData: { status: 'ordered' } }])
    expect(history[0]?.productItems?.[0]?.omsData).toEqual({
      status: 'ordered',
      quantityAvailableToCancel: 4,
    })
    const shown = await customer.orders.getOrder({
      parameters: { orderNo, expand: ['oms', 'oms_shipments'] },
    })
    expect(shown.productItems).toMatchObject([{ productId: 'creme-bar', quantity: 4 }])
    await helpers.logout({
      slasClient: customer.slasClient,
      parameters: { accessToken: customer.accessToken, refreshToken: customer.refreshToken },
    })
    await expect(currentBasket(customer)).rejects.toThrow('401')
  })
})
