import { randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { NEW_PASSWORD_PATH } from '../../contracts/back-office'
import { toWeek } from '../../rules/week-hours'
import type { Db } from '../../commerce/db/client'
import { createTestEngine, type TestEngine } from '../../commerce/testing/engine'
import { placePickup } from '../../commerce/testing/place-pickup'
import { placeByCard } from '../../commerce/testing/placed-order'
import { insertPromotions, RUNNING } from '../../commerce/testing/promotions-for-tests'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { startSmtpServer } from '../../commerce/testing/smtp-server'
import { TestCheckout } from '../../commerce/testing/test-checkout'
import {
  buySubscribed,
  registerSubscriber,
  setProductCustom,
  SUBSCRIBABLE,
} from '../../commerce/testing/test-subscriber'

const PREFERENCES = {
  sellerAddress: ['Maison Brindille', '4100 Hollis Street', 'Emeryville, CA 94608'],
  SiteTimezone: 'America/Los_Angeles',
}
const CLAIMS = '/custom/claims/v1/organizations/f_ecom_prln_001/claims'
const TO_SEND = 4
const LATER = '2099-12-24'
const ITEMS = [
  { productId: 'assorted-9', quantity: 2 },
  { productId: 'brittle', quantity: 1 },
]

/**
 * Serves a shop with an operator's work of a day: orders to be sent, pickups, a claim, a
 * subscription and a bag whose code was refused. Answers each line of its standard input with the
 * path of the last mailed link for a new password, and ends with it.
 */
async function main(): Promise<void> {
  const smtp = await startSmtpServer()
  const engine = await createTestEngine({ seed, config: { smtpUrl: smtp.url } })
  const origin = await engine.listen()
  const later = await place(engine)
  await leaveOn(engine.db, later, LATER)
  const toSend: string[] = []
  while (toSend.length < TO_SEND) toSend.push(await place(engine))
  const [waiting, collected] = [await pickup(engine), await pickup(engine, 'collected')]
  await claimLate(engine)
  await subscribe(engine)
  const email = await fillWhy(engine)
  print({ origin, toSend, later, waiting, collected, email })
  for await (const _line of createInterface({ input: process.stdin })) {
    print(await readLink(engine.db))
  }
  await engine.close()
  await smtp.close()
}

const print = (message: unknown) => process.stdout.write(`${JSON.stringify(message)}\n`)

async function seed(db: Db): Promise<void> {
  await seedCheckout(db)
  await db.updateTable('inventory').set({ ats: 100 }).execute()
  await db
    .updateTable('site')
    .set({ preferences: JSON.stringify(PREFERENCES) })
    .execute()
  const hoursPrimary = JSON.stringify({ days: toWeek(() => 'open24') })
  const custom = JSON.stringify({ bopisEnabled: 'true', hoursPrimary })
  await db.updateTable('store').set({ custom }).where('id', '=', '101').execute()
  const promotion = {
    ...{ id: 'rich', promotionClass: 'order', assignments: [{ ...RUNNING, couponIds: ['rich'] }] },
    tiers: [{ threshold: 9000, discount: { type: 'percentage', percentage: 10 } }],
  }
  await insertPromotions(db, [promotion], { rich: 'RICH' })
}

async function place({ app }: TestEngine): Promise<string> {
  const guest = await TestCheckout.asGuest(app)
  return (await placeByCard(guest, await guest.fillBasket(ITEMS))).orderNo ?? ''
}

/** As the basket's calendar does. */
const leaveOn = (db: Db, orderNo: string, day: string) =>
  db
    .updateTable('order_header')
    .set({
      document: sql`jsonb_set(document, '{content,shipments,0,c_SHIP_DUE_DATE}', ${JSON.stringify(day)}::jsonb)`,
    })
    .where('order_no', '=', orderNo)
    .execute()

async function pickup({ app }: TestEngine, end?: 'collected'): Promise<string> {
  const { orderNo = '' } = await placePickup(await TestCheckout.asGuest(app))
  const { backOffice } = app.services.orders
  await backOffice.movePickup(orderNo, 'me', { from: 'placed', to: 'ready' })
  if (end) await backOffice.movePickup(orderNo, 'me', { from: 'ready', to: end })
  return orderNo
}

async function claimLate({ app }: TestEngine): Promise<void> {
  const guest = await TestCheckout.asGuest(app)
  const { orderNo = '', productItems = [] } = await placeByCard(
    guest,
    await guest.fillBasket(ITEMS),
  )
  await app.services.orders.backOffice.shipShipment(orderNo, 'me', { carrier: 'UPS' })
  const items = [{ itemId: productItems[0]?.itemId, quantity: 1 }]
  const claim = { orderNo, id: randomUUID(), kind: 'late', items, words: 'After the party.' }
  await guest.call('POST', CLAIMS, claim)
}

async function subscribe(engine: TestEngine): Promise<void> {
  await setProductCustom(engine, 'assorted-9', SUBSCRIBABLE)
  await leaveOn(engine.db, await buySubscribed(await registerSubscriber(engine)), LATER)
}

/** @returns the e-mail address in the bag */
async function fillWhy({ app }: TestEngine): Promise<string> {
  const email = 'why@example.com'
  const guest = await TestCheckout.asGuest(app)
  const basketId = await guest.fillBasket([{ productId: 'assorted-9', quantity: 2 }])
  await guest.basket('PUT', `/${basketId}/customer`, { email })
  await guest.basket('POST', `/${basketId}/coupons`, { code: 'RICH' })
  return email
}

async function readLink(db: Db): Promise<string> {
  const mails = db.selectFrom('outbox_mail').select('text').orderBy('id', 'desc')
  const texts = (await mails.execute()).map(({ text }) => text)
  const link = new RegExp(`${NEW_PASSWORD_PATH}#\\S+`)
  return texts.map((text) => link.exec(text)?.[0]).find((found) => found !== undefined) ?? ''
}

void main()
