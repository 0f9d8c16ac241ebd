import type { OfficePhoneOrder } from '../../contracts/phone-order'
import { logInOperator } from '../testing/log-in-operator'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { phoneOrderCalls } from './testing/phone-order-calls'

let nora: { cookie: string }
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeAll(async () => {
  nora = await logInOperator(engine, 'service')
  const prices = [{ currency: 'USD', unitQuantity: 1, amountMinor: 150 }]
  const values = [{ id: 'red', name: 'Red', prices }]
  const definition = JSON.stringify({ name: 'Ribbon', defaultValueId: 'red', values })
  await engine.db
    .insertInto('product_option')
    .values({ catalog_id: 'brindille-catalog', id: 'ribbon', definition })
    .execute()
  await engine.db
    .updateTable('product')
    .set({ options: JSON.stringify([{ optionId: 'ribbon' }]) })
    .where('id', '=', 'assorted-9')
    .execute()
})
const { draft, link, send } = phoneOrderCalls({ ...{ engine, guest, operator: () => nora } })

it('what an option costs is named, and belongs to its line', async () => {
  const filled: OfficePhoneOrder = (await draft()).body
  const [item] = filled.parcels[0]?.items ?? []
  expect(item).toMatchObject({
    quantity: 3,
    price: 64.5,
    options: [expect.stringContaining('Red')],
  })
  expect(filled.sums[0]).toEqual(['Subtotal', '$64.50'])
  const sent = (await send(filled)).body
  expect(sent.parcels[0].items[0]).toMatchObject({ price: 64.5, options: item?.options })
  const { body } = await link('read', { token: sent.link.split('#')[1] })
  const [parcel] = body.parcels as { lines: string[] }[]
  expect(parcel?.lines.slice(0, 2)).toEqual([expect.stringMatching(/^3 × /), item?.options[0]])
})
