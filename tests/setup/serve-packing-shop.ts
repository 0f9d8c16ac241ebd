import { sql } from 'kysely'
import type { Db } from '../../commerce/db/client'
import { createTestEngine } from '../../commerce/testing/engine'
import { fillPickup } from '../../commerce/testing/place-pickup'
import { placeByCard } from '../../commerce/testing/placed-order'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import { TestCheckout } from '../../commerce/testing/test-checkout'

const SENDER = ['Maison Brindille', '4100 Hollis Street', 'Emeryville, CA 94608']
const TO_SEND = 4

/** Serves a shop with orders that are to be sent today, one for later, and a pickup. */
async function main(): Promise<void> {
  const engine = await createTestEngine({ seed })
  const origin = await engine.listen()
  const place = async () => {
    const guest = await TestCheckout.asGuest(engine.app)
    const items = [
      { productId: 'assorted-9', quantity: 2 },
      { productId: 'brittle', quantity: 1 },
    ]
    return (await placeByCard(guest, await guest.fillBasket(items))).orderNo ?? ''
  }
  const later = await place()
  await leaveOn(engine.db, later, '2099-12-24')
  const toSend: string[] = []
  while (toSend.length < TO_SEND) toSend.push(await place())
  const guest = await TestCheckout.asGuest(engine.app)
  const pickup = (await placeByCard(guest, await fillPickup(guest))).orderNo ?? ''
  process.stdout.write(`${JSON.stringify({ origin, toSend, others: [later, pickup] })}\n`)
  process.stdin.resume().once('end', () => void engine.close())
}

async function seed(db: Db): Promise<void> {
  await seedCheckout(db)
  await db.updateTable('inventory').set({ ats: 100 }).execute()
  await db
    .updateTable('site')
    .set({ preferences: JSON.stringify({ sellerAddress: SENDER }) })
    .execute()
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

void main()
