import { createPromotion } from '../testing/promotions-for-tests'
import { useCheckout, useGuest, type Basket } from '../testing/test-checkout'

const AUTUMN = createPromotion('autumn', {
  name: 'Autumn',
  calloutMsg: '10% off',
  localized: { 'es-US': { calloutMsg: '10% menos' } },
  promotionClass: 'order',
  tiers: [{ threshold: 0, discount: { type: 'percentage', percentage: 10 } }],
})

const engine = useCheckout()
beforeAll(async () => {
  const { db } = engine
  await db
    .updateTable('site')
    .set({ locales: ['es-US'] })
    .execute()
  await db
    .updateTable('shipping_method')
    .set({ localized: JSON.stringify({ 'es-US': { name: 'Terrestre', description: 'Pronto.' } }) })
    .where('id', '=', 'GroundDisc')
    .execute()
  await db
    .updateTable('product')
    .set({ localized: JSON.stringify({ es: { name: 'Trufas' } }) })
    .where('id', '=', 'truffles-9')
    .execute()
  await db
    .insertInto('promotion')
    .values({ site_id: 'brindille', id: AUTUMN.id, definition: JSON.stringify(AUTUMN) })
    .execute()
})
const guest = useGuest(engine)

const fill = () => guest.fillBasket([{ productId: 'truffles-9', quantity: 1 }], 'PAY_BY_CHECK')

function namesIn({ productItems, shipments, orderPriceAdjustments }: Partial<Basket>) {
  return [
    productItems?.[0]?.productName,
    shipments?.[0]?.shippingMethod?.name,
    orderPriceAdjustments?.[0]?.itemText,
  ]
}

const mailOf = (orderNo: string | undefined) =>
  engine.db
    .selectFrom('outbox_mail')
    .select(['subject', 'text', 'html'])
    .where('reference', '=', `order:${orderNo}`)
    .executeTakeFirstOrThrow()

test('a basket and its shipping methods are returned in the requested language [I18N-007]', async () => {
  const path = `/${await fill()}`
  const spanish = await guest.basket('GET', `${path}?locale=es-US`)
  const plain = await guest.basket('GET', path)
  expect(namesIn(spanish.body)).toEqual(['Trufas', 'Terrestre', '10% menos'])
  expect(namesIn(plain.body)).toEqual(['Milk Truffles, 9 Pieces', 'Ground', '10% off'])
  expect(spanish.body.orderTotal).toBe(plain.body.orderTotal)

  const methods = await guest.basket('GET', `${path}/shipments/me/shipping-methods?locale=es-US`)
  expect(methods.body).toMatchObject({
    applicableShippingMethods: [
      { id: 'Express', name: 'Express' },
      { id: 'GroundDisc', name: 'Terrestre', description: 'Pronto.', price: 8.95 },
    ],
  })
})

test('an order stores its language, and its mails are sent in that language', async () => {
  const placed = await guest.order('POST', '?locale=es-US', { basketId: await fill() })
  const { orderNo } = placed.body
  expect(namesIn(placed.body)).toEqual(['Trufas', 'Terrestre', '10% menos'])
  const { subject, text, html } = await mailOf(orderNo)
  expect(subject).toBe(`Tu pedido ${orderNo}`)
  expect(html).toContain('lang="es-US"')
  for (const part of [
    'Gracias por tu pedido, Ada Lovelace.',
    `Ver tu pedido: http://localhost:3000/es-US/track-order#order=${orderNo}`,
    '1 × Trufas a $',
    'Terrestre',
    '10% menos: -$',
    'ENTREGA',
    'Impuestos: $',
    'Cheque: $',
  ]) {
    expect(text).toContain(part)
  }
})

test.each([
  ['no other language is requested', ''],
  ['the requested language has no texts', '?locale=fr-CA'],
])('an order is in the language of the shop where %s', async (_name, query) => {
  const { body } = await guest.order('POST', query, { basketId: await fill() })
  expect(namesIn(body)).toEqual(['Milk Truffles, 9 Pieces', 'Ground', '10% off'])
  const { subject, text } = await mailOf(body.orderNo)
  expect(subject).toBe(`Your order ${body.orderNo}`)
  expect(text).toContain('http://localhost:3000/track-order#order=')
})
