import type { Db } from '../db/client'
import { exclude, PO_BOXES } from './address-rules'
import { seedCatalog } from './seed-catalog'

/**
 * Extends `seedCatalog` for a checkout: `GroundDisc` ($8.95, free from $75), `Express` ($19.95, not
 * to Alaska or post office boxes), `StorePickup`; tax in CA 7.25 %, on food 0 %, in IL 6.25 and 1
 * %; cards, checks and free orders.
 */
export async function seedCheckout(db: Db): Promise<void> {
  await seedCatalog(db)
  await seedShipping(db)
  await seedTax(db)
  const methods = ['CREDIT_CARD', 'PayPal', 'PAY_BY_CHECK', 'NO_PAYMENT']
  await db
    .insertInto('payment_method')
    .values(
      methods.map((id, position) => ({
        site_id: 'brindille',
        id,
        name: id,
        position,
        cards: JSON.stringify(id === 'CREDIT_CARD' ? [{ cardType: 'Visa', name: 'Visa' }] : []),
      })),
    )
    .execute()
}

async function seedShipping(db: Db): Promise<void> {
  const base = { site_id: 'brindille', currency: 'USD', tax_class_id: 'shipping' }
  await db
    .insertInto('shipping_method')
    .values([
      {
        ...base,
        id: 'Express',
        name: 'Express',
        position: 1,
        price_table: JSON.stringify([{ minAmountMinor: 0, rateMinor: 1995 }]),
        address_rule: JSON.stringify({ excluded: [exclude('stateCode', 'AK'), PO_BOXES] }),
      },
      {
        ...base,
        id: 'GroundDisc',
        name: 'Ground',
        position: 2,
        price_table: JSON.stringify([
          { minAmountMinor: 0, rateMinor: 895 },
          { minAmountMinor: 7500, rateMinor: 0 },
        ]),
      },
      {
        ...base,
        id: 'StorePickup',
        name: 'Pickup',
        position: 3,
        custom: JSON.stringify({ storePickupEnabled: true }),
      },
    ])
    .execute()
}

async function seedTax(db: Db): Promise<void> {
  const rates: [string, string, number][] = [
    ['CA', 'standard', 0.0725],
    ['CA', 'food', 0],
    ['CA', 'shipping', 0],
    ['IL', 'standard', 0.0625],
    ['IL', 'food', 0.01],
    ['IL', 'shipping', 0.0625],
  ]
  await db
    .insertInto('tax_rate')
    .values(
      rates.map(([state_code, tax_class_id, rate]) => ({
        site_id: 'brindille',
        country_code: 'US',
        state_code,
        tax_class_id,
        rate,
      })),
    )
    .execute()
}
