import { readPickupCode } from '../../rules/pickup-code'
import { logInOperator } from '../testing/log-in-operator'
import { placePickup } from '../testing/place-pickup'
import { TestCheckout, useCheckout, useGuest } from '../testing/test-checkout'

const COUNTER = '/back-office/api/counter'
const TRACK = '/custom/order/v1/organizations/f_ecom_prln_001/track-order'
const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
let headers = {}

beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 20 }).execute()
  for (const table of ['order_header', 'operator', 'login_attempt'] as const) {
    await engine.db.deleteFrom(table).execute()
  }
  const other = { id: '102', name: 'Old Pasadena', country_code: 'US' }
  const stores = engine.db.insertInto('store').values(other)
  await stores.onConflict((same) => same.doNothing()).execute()
  headers = await logInOperator(engine, 'shop')
})

async function ask(path: string, payload?: object) {
  const method = payload ? 'POST' : 'GET'
  const url = `${COUNTER}${path}`
  const answer = await engine.app.inject({ method, url, payload, headers })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}
const open = (code: string, shopId = '101') => ask(`/${shopId}/codes`, { code })
const move = (orderNo: string | undefined, from: string, to: string) =>
  ask(`/101/pickups/${orderNo}/me/moves`, { from, to })

async function placeReady() {
  const { orderNo = '' } = await placePickup(guest)
  await move(orderNo, 'placed', 'ready')
  const { body } = await guest.order('GET', `/${orderNo}`)
  return { orderNo, code: String(body.shipments?.[0]?.c_pickupCode) }
}

test('a pickup that is ready is found by its code, until it is collected or not', async () => {
  const { orderNo: early } = await placePickup(guest)
  const before = await guest.order('GET', `/${early}`)
  expect(before.body.shipments?.[0]).not.toHaveProperty('c_pickupCode')
  const one = await placeReady()
  const other = await placeReady()
  expect(readPickupCode(one.code)).toBe(one.code)
  expect(one.code).not.toBe(other.code)
  const typed = ` ${one.code.slice(0, 3)}-${one.code.slice(3).toLowerCase()} `
  expect((await open(typed)).body).toMatchObject({ orderNo: one.orderNo, state: 'ready' })
  await move(one.orderNo, 'ready', 'collected')
  await move(other.orderNo, 'ready', 'returned')
  for (const { code, orderNo } of [one, other]) {
    const answer = await open(code)
    expect(answer).toMatchObject({ status: 404 })
    expect(JSON.stringify(answer.body)).not.toContain(orderNo)
    const { body } = await guest.order('GET', `/${orderNo}`)
    expect(body.shipments?.[0]).not.toHaveProperty('c_pickupCode')
  }
})

test('of a code of another shop nothing is said but that it is not one of this shop’s', async () => {
  const { orderNo, code } = await placeReady()
  const { stored } = await engine.app.services.orders.backOffice.getOrder(orderNo)
  const shipments = stored.document.content.shipments?.map((one) => ({
    ...one,
    c_fromStoreId: '102',
  }))
  const document = { ...stored.document, content: { ...stored.document.content, shipments } }
  const orders = engine.db.updateTable('order_header').where('order_no', '=', orderNo)
  await orders.set({ document: JSON.stringify(document) }).execute()
  const unknown = await open('CCCCCC')
  const ofOther = await open(code)
  expect(ofOther).toMatchObject({
    status: 404,
    body: { detail: 'This code is not one of this shop’s.' },
  })
  expect(ofOther.body).toEqual(unknown.body)
  expect((await open(code, '102')).status).toBe(403)
  expect((await open('5901234123457')).status).toBe(400)
})

test('wrong codes are slowed down, at every engine, and right ones are not', async () => {
  const { code, orderNo } = await placeReady()
  for (let turn = 0; turn < 8; turn += 1) expect((await open(code)).status).toBe(200)
  for (let turn = 0; turn < 6; turn += 1) expect((await open('CCCCCC')).status).toBe(404)
  const slowed = await open(code)
  expect(slowed).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { detail: 'Too many wrong codes. Try again in 1 second.' },
  })
  expect(JSON.stringify(slowed.body)).not.toContain(orderNo)
  // which all engines share
  const counts = await engine.db.selectFrom('login_attempt').select(['key', 'attempts']).execute()
  const ofCodes = counts.filter(({ key }) => key.startsWith('pickup-code'))
  expect(ofCodes.map(({ attempts }) => attempts)).toEqual([6, 6])
})

test('a pickup of an archive gets a code, its own if no other has it', async () => {
  const one = await placeReady()
  const other = await placeReady()
  await engine.db.deleteFrom('pickup_code').where('order_no', '=', one.orderNo).execute()
  const { orders } = engine.app.services
  const given = await Promise.all([orders.givePickupCodes(), orders.givePickupCodes()])
  expect(given.map(({ coded }) => coded)).toContain(1)
  expect((await open(one.code)).body.orderNo).toBe(one.orderNo)
  // both have the same in their archives
  await engine.db.deleteFrom('pickup_code').where('order_no', '=', other.orderNo).execute()
  const { stored } = await orders.backOffice.getOrder(other.orderNo)
  const me = { ...stored.document.pickups?.['me'], code: one.code }
  const document = JSON.stringify({ ...stored.document, pickups: { me } })
  const rows = engine.db.updateTable('order_header').where('order_no', '=', other.orderNo)
  await rows.set({ document }).execute()
  expect(await orders.givePickupCodes()).toEqual({ coded: 1, errors: [] })
  expect(await orders.givePickupCodes()).toEqual({ coded: 0, errors: [] })
  const { body } = await guest.order('GET', `/${other.orderNo}`)
  const fresh = String(body.shipments?.[0]?.c_pickupCode)
  expect(fresh).not.toBe(one.code)
  expect((await open(fresh)).body.orderNo).toBe(other.orderNo)
})

test('the code is for the owner, and for a guest with the e-mail address, not a postal code', async () => {
  const { orderNo, code } = await placeReady()
  const stranger = await TestCheckout.asGuest(engine.app)
  expect((await stranger.order('GET', `/${orderNo}`)).status).toBe(404)
  const track = (proof: object) => stranger.call('POST', TRACK, { orderNo, ...proof })
  const byMail = await track({ email: 'ada@example.com' })
  expect(byMail.body.shipments).toMatchObject([{ c_pickupCode: code }])
  const byPostalCode = await track({ postalCode: '60601' })
  expect(byPostalCode.body.shipments).toMatchObject([{ c_pickupState: 'ready' }])
  expect(JSON.stringify(byPostalCode.body)).not.toContain(code)
})

test('the mail has the code as text, and as a picture that is attached', async () => {
  const { orderNo, code } = await placeReady()
  const mails = engine.db.selectFrom('outbox_mail').selectAll()
  const mail = await mails
    .where('reference', '=', `pickup:${orderNo}:me:ready`)
    .executeTakeFirstOrThrow()
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`
  expect(mail.text).toContain(`Show this code in the shop:\n${shown}`)
  expect(mail.html).toContain(shown)
  expect(mail.html).toContain(`cid:qr-${code}@code`)
})
