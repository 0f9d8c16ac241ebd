import { ILLINOIS, TestCheckout, useCheckout, type Order } from '../testing/test-checkout'

const engine = useCheckout()

const linesOf = ({ productItems = [] }: Pick<Order, 'productItems'>) =>
  productItems.map((item) => [item.quantity, item['c_subscriptionFrequency'], item.shipmentId])

it('a product with two subscription intervals stays in two lines from the bag to the order', async () => {
  const guest = await TestCheckout.asGuest(engine.app)
  const basketId = await guest.fillBasket(
    [{ productId: 'assorted-9', quantity: 1 }],
    'PAY_BY_CHECK',
  )
  const add = (c_subscriptionFrequency: string) =>
    guest.basket('POST', `/${basketId}/items`, [
      { productId: 'assorted-9', quantity: 1, c_subscriptionFrequency },
    ])
  await add('1_3')
  await add('2_3')
  const { body } = await add('1_3')
  const expected = [
    [1, undefined, 'me'],
    [2, '1_3', 'me'],
    [1, '2_3', 'me'],
  ]
  expect(linesOf(body)).toEqual(expected)
  const itemId = body.productItems?.[2]?.itemId
  const shipment = {
    shipmentId: 'other',
    shippingAddress: ILLINOIS,
    shippingMethod: { id: 'GroundDisc' },
  }
  await guest.basket('POST', `/${basketId}/shipments`, shipment)
  const move = (shipmentId: string) =>
    guest.basket('PATCH', `/${basketId}/items/${itemId}`, { shipmentId })
  expect(linesOf((await move('other')).body)).toContainEqual([1, '2_3', 'other'])
  expect(linesOf((await move('me')).body)).toEqual(expected)
  const { body: order } = await guest.order('POST', '', { basketId })
  expect(linesOf(order)).toEqual(expected)
})
