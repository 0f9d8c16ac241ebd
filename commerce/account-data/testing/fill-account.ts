import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/client'
import { ILLINOIS, type TestCheckout } from '../../testing/test-checkout'

const CUSTOMERS = '/customer/shopper-customers/v1/organizations/f_ecom_prln_001/customers'
const CONSENTS = '/shopper/shopper-consents/v1/organizations/f_ecom_prln_001/subscriptions'
const giftCard = { site_id: 'brindille', currency: 'USD', amount_minor: 2500, balance_minor: 2500 }

export async function fillAccount(
  db: Db,
  ada: TestCheckout,
  { email, orderNo }: { email: string; orderNo: string },
): Promise<void> {
  const own = `${CUSTOMERS}/${ada.shopper.customerId}`
  await ada.call('POST', `${own}/addresses`, { addressId: 'Home', ...ILLINOIS })
  const card = { cardType: 'Visa', number: '4111111111111111', holder: 'Ada Lovelace' }
  const paymentCard = { ...card, expirationMonth: 12, expirationYear: 2030 }
  await ada.call('POST', `${own}/payment-instruments`, {
    paymentMethodId: 'CREDIT_CARD',
    paymentCard,
  })
  await ada.call('POST', `${own}/product-lists`, { type: 'wish_list', name: 'Lovelace', public: true })
  const wish = { subscriptionId: 'offersupdates', channel: 'email', status: 'opt_in' }
  await ada.call('POST', CONSENTS, { ...wish, contactPointValue: email })
  const at = new Date()
  const site_id = 'brindille'
  const subscriber = { first_name: 'Ada', last_name: 'Lovelace', postal_code: '60601' }
  const lists = JSON.stringify(['fundraising'])
  await db
    .insertInto('newsletter_subscription')
    .values({ site_id, email, birth_date: '1990-01-01', lists, created_at: at, updated_at: at, ...subscriber })
    .execute()
  await fillLabel(db, orderNo, at)
  await fillProposal(db, orderNo, at)
  await fillPhoneOrder(db, orderNo, email, at)
  const { basketId = '' } = (await ada.basket('POST', '', {})).body
  await ada.basket('POST', `/${basketId}/coupons`, { code: 'Lovelace' })
  await db
    .insertInto('review')
    .values({ id: 'r1', product_id: 'assorted-9', rating: 5, nickname: 'Lovelace', email, author_id: 'a', is_recommended: true, status: 'APPROVED', submitted_at: at, changed_at: at, fingerprint: 'f1' })
    .execute()
  await db
    .insertInto('service_case')
    .values({ id: randomUUID(), site_id, kind: 'contact', event: '', email, fields: '{"comment":"From Ada Lovelace"}', created_at: at })
    .execute()
  await db
    .insertInto('stock_notice')
    .values({ site_id, product_id: 'assorted-9', email, locale: null, created_at: at, notified_at: null, unsubscribe_token: null })
    .execute()
  await db
    .insertInto('subscription')
    .values({ id: randomUUID(), site_id, customer_id: ada.shopper.customerId, order_no: 'o1', item_id: 'i1', product_id: 'assorted-9', state: 'active', every: 1, every_period: 3, anchor_on: '2030-01-01', next_on: '2030-01-01', document: '{"address":{"lastName":"Lovelace"}}', created_at: at, updated_at: at })
    .execute()
  await db
    .insertInto('gift_certificate')
    .values([
      { ...giftCard, code: 'bought', order_no: orderNo, sender_name: 'Ada Lovelace', message: 'With love, Ada' },
      { ...giftCard, code: 'received', order_no: 'o2', recipient_email: 'Ada@example.com', recipient_name: 'Lovelace' },
    ])
    .execute()
  const { id: user_id } = await db
    .insertInto('passkey_user')
    .values({ customer_id: ada.shopper.customerId, user_handle: 'h1', display_name: 'Ada Lovelace', created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('passkey')
    .values({ user_id, credential_id: 'c1', nick_name: 'Phone of Ada', public_key: 'the public key', signature_count: 0, created_at: at, last_used_at: null, locale: null })
    .execute()
  const mail = { subject: 's', text: 'Lovelace', html: 'Lovelace', created_at: at }
  await db
    .insertInto('outbox_mail')
    .values([
      { ...mail, reference: `gift-certificate:${orderNo}:g1`, recipient: 'bo@example.com' },
      { ...mail, reference: 'gift-certificate:o2:g1', recipient: 'Ada@example.com' },
    ])
    .execute()
  const { usid } = await db
    .selectFrom('shopper_session')
    .select('usid')
    .where('customer_id', '=', ada.shopper.customerId)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('search_recent_phrase')
    .values({ site_id, usid, phrase: 'from lovelace', searched_at: at })
    .execute()
  await ada.fillBasket([{ productId: 'assorted-9', quantity: 1 }])
} // prettier-ignore

async function fillLabel(db: Db, orderNo: string, at: Date): Promise<void> {
  const home = { name: 'Ada Lovelace', address1: '1 Main St', city: 'Chicago', postalCode: '60601', countryCode: 'US' }
  const label = { from: home, to: home, service: 'Ground', notes: [] }
  await db
    .insertInto('order_label')
    .values({ order_no: orderNo, subject: 'parcel me/1', request: JSON.stringify(label), provider_id: 'l1', carrier: 'UPS', service: 'Ground', tracking_number: '1Z', tracking_url: null, picture: Buffer.from('Ada Lovelace'), at, by_name: 'Bo', voided_at: null })
    .execute()
} // prettier-ignore

async function fillProposal(db: Db, orderNo: string, at: Date): Promise<void> {
  const edit = { shipments: [{ shipmentId: 'me', giftMessage: 'From Ada Lovelace' }] }
  await db
    .insertInto('order_proposal')
    .values({
      ...{ id: 'p1', token: 't1', order_no: orderNo, edit: JSON.stringify(edit) },
      ...{ changes: JSON.stringify(['Recipient: Ada Lovelace → Bo']), difference_minor: 100 },
      ...{ pay_until: at, created_at: at, by_name: 'Bo', state: 'applied' as const },
      agreed: JSON.stringify({ content: { customerName: 'Ada Lovelace' } }),
    })
    .execute()
}

async function fillPhoneOrder(db: Db, orderNo: string, email: string, at: Date): Promise<void> {
  const document = { customerInfo: { email, customerName: 'Ada Lovelace' }, shipments: [] }
  await db
    .insertInto('phone_order')
    .values({
      ...{ id: orderNo, site_id: 'brindille', customer_id: 'guest', is_registered: false },
      ...{ document: JSON.stringify(document), email, customer_name: 'Ada Lovelace' },
      ...{ by_name: 'Bo', created_at: at, order_no: null, token: null },
    })
    .execute()
}
