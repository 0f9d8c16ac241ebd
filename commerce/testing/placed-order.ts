import type { Db } from '../db/client'
import { OrderDocument } from '../orders/order-document.schemas'
import { APPROVED_CARD, createCardToken } from './test-card'
import { ILLINOIS, type Order, type TestCheckout } from './test-checkout'

export async function placeByCard(guest: TestCheckout, basketId: string): Promise<Order> {
  const path = `/${basketId}`
  await guest.basket('PUT', `${path}/customer`, { email: 'ada@example.com' })
  await guest.basket('PUT', `${path}/billing-address`, ILLINOIS)
  await guest.basket('POST', `${path}/payment-instruments`, { paymentMethodId: 'CREDIT_CARD' })
  const { status, body } = await guest.order('POST', '', { basketId })
  if (status !== 200) throw new Error(`The order was refused: ${body.detail}`)
  const [card] = body.paymentInstruments ?? []
  const c_token = await createCardToken(guest.app, APPROVED_CARD)
  const payment = `/${body.orderNo}/payment-instruments/${card?.paymentInstrumentId}`
  const paid = await guest.order('PATCH', payment, { c_token })
  if (paid.body.status !== 'new') throw new Error(`The card was refused: ${paid.body.detail}`)
  return paid.body
}

/** Places an order with one parcel for each recipient; a message makes the first one a gift. */
export async function placeParcels(
  guest: TestCheckout,
  recipients: readonly string[],
  { quantity = 2, giftMessage = '' } = {},
): Promise<string> {
  const idOf = (index: number) => (index === 0 ? 'me' : `s${index}`)
  const { body } = await guest.basket('POST', '', {
    shipments: recipients.map((firstName, index) => ({
      shipmentId: idOf(index),
      shippingAddress: { ...ILLINOIS, firstName },
      shippingMethod: { id: 'GroundDisc' },
      ...(index === 0 && giftMessage && { gift: true, giftMessage }),
    })),
    productItems: recipients.map((_, index) => ({
      ...{ productId: 'assorted-9', quantity, shipmentId: idOf(index) },
    })),
  })
  return (await placeByCard(guest, String(body.basketId))).orderNo ?? ''
}

export async function storedOf(db: Db, { orderNo = '' }: Order) {
  const { document, ...header } = await db
    .selectFrom('order_header')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow()
  const items = await db
    .selectFrom('order_item')
    .selectAll()
    .where('order_no', '=', orderNo)
    .execute()
  return { header, items, content: OrderDocument.parse(document).content }
}

/** Returns the parcels in an order's mail: the lines between one 'ITEMS' and the next section. */
export async function mailedParcels(db: Db, { orderNo }: Order): Promise<string[]> {
  const mails = db.selectFrom('outbox_mail').select('text')
  const own = await mails.where('reference', '=', `order:${orderNo}`).execute()
  const [only, ...others] = own
  if (!only || others.length > 0) throw new Error(`${own.length} mails are about the order.`)
  const [beforeTotals = ''] = only.text.split('\nTOTALS\n')
  return beforeTotals.split('\nITEMS\n').slice(1)
}
