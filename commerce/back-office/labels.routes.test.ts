import type { OfficeLabels } from '../../contracts/labels'
import { placeParcels } from '../testing/placed-order'
import { useCheckout, useGuest } from '../testing/test-checkout'
import { LabelRefused, type LabelProvider } from '../labels/label.port'
import { selectPictures } from '../labels/label.repository'
import { createLabelService } from '../labels/label.service'
import { sampleLabels } from '../labels/sample-labels'
import { toLabelAddress } from '../labels/label-addresses'
import { makeLabels } from './order-labels'

const ORDERS = '/back-office/api/orders'
const ADA = { name: 'Ada', email: 'ada@example.com', requestId: 'test' }
const SENDER = ['Maison Brindille', '4100 Hollis Street', 'Emeryville, CA 94608']
const KEY = { subject: 'return 1' }
const HOME = {
  ...{ name: 'Ada Łovelace', address1: '1 Main St', city: 'Chicago' },
  ...{ postalCode: '60601', countryCode: 'US' },
}
const REQUEST = { from: HOME, to: { ...HOME, name: 'Maison' }, service: 'Ground', notes: ['Back'] }

const engine = useCheckout({ listens: true })
const guest = useGuest(engine)
beforeEach(async () => {
  await engine.db.updateTable('inventory').set({ ats: 200 }).execute()
  await writePreferences({ sellerAddress: SENDER })
})

const writePreferences = (preferences: object) =>
  engine.db
    .updateTable('site')
    .set({ preferences: JSON.stringify(preferences) })
    .execute()

const place = (recipients = ['Grace']) => placeParcels(guest, recipients)

const post = (path: string, payload: object) =>
  engine.app.inject({ method: 'POST', url: `${ORDERS}${path}`, payload })
const make = async (...orderNos: string[]) => (await post('/labels', { orderNos })).json()
const serviceOf = (provider: Partial<LabelProvider>) =>
  createLabelService(engine.db, {
    ...{ provider: { ...sampleLabels, ...provider }, now: () => new Date(), limitMs: 200 },
  })

it('names the apartment that another client has in a field of its own', () => {
  const { name: fullName, ...place } = HOME
  const address = { id: 'me', fullName, ...place, suite: 'Apt 4' }
  expect(toLabelAddress(address)).toMatchObject({ ...HOME, address2: 'Apt 4' })
})

it('makes a label for each parcel once, and one PDF of all', async () => {
  const two = await place(['Grace', 'Mary'])
  const one = await place()
  const [first, again] = await Promise.all([make(two, one, '99999999'), make(two, one, '99999999')])
  expect(again).toEqual(first)
  expect(first.left).toEqual([{ orderNo: '99999999', why: 'Nothing of it is to be sent.' }])
  const numbers = first.parcels.map(
    ({ label }: { label: { trackingNumber: string } }) => label.trackingNumber,
  )
  expect(new Set(numbers).size).toBe(3)
  expect(first.parcels[0]).toMatchObject({
    ...{ orderNo: two, shipmentId: 'me', parcel: 1, recipient: 'Grace Lovelace' },
    label: { carrier: 'Sample Post', isOutdated: false, by: 'This machine' },
  })
  const pdf = await post('/labels/pdf', { orderNos: [one, two] })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const text = pdf.rawPayload.toString('latin1')
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(3)
  expect(text).toContain('/MediaBox [0 0 288 432]')
})

it('makes another label for the rest of a shipment, and after one was voided', async () => {
  const orderNo = await place()
  const [{ label }] = (await make(orderNo)).parcels
  const order = (await engine.app.inject(`${ORDERS}/${orderNo}`)).json()
  const [{ itemId }] = order.shipments[0].items
  const shipping = { ...label, items: [{ itemId, quantity: 1 }], sentBefore: 0 }
  expect((await post(`/${orderNo}/shipments/me/shipping`, shipping)).statusCode).toBe(200)
  const [rest] = (await make(orderNo)).parcels
  expect(rest).toMatchObject({ parcel: 2 })
  expect(rest.label.trackingNumber).not.toBe(label.trackingNumber)
  const voided = { orderNo, shipmentId: 'me', parcel: 2 }
  expect((await post('/labels/void', voided)).statusCode).toBe(204)
  expect((await post('/labels/void', voided)).statusCode).toBe(404)
  expect((await post('/labels/pdf', { orderNos: [orderNo] })).statusCode).toBe(404)
  const [anew] = (await make(orderNo)).parcels
  expect(anew.label.trackingNumber).not.toBe(rest.label.trackingNumber)
})

const find = async (orderNo: string) =>
  (await post('/labels/find', { orderNos: [orderNo] })).json<OfficeLabels>()

it('lists labels that no parcel waits for: what was sent, and what is not sent any more', async () => {
  const ended = await place()
  const [{ label }] = (await make(ended)).parcels
  expect((await find(ended)).others).toEqual([])
  expect((await post(`/${ended}/cancellation`, {})).statusCode).toBe(200)
  const { carrier, service, trackingNumber } = label
  const parcel = { orderNo: ended, shipmentId: 'me', parcel: 1 }
  expect(await find(ended)).toMatchObject({
    parcels: [],
    others: [{ ...parcel, carrier, service, trackingNumber, isSent: false }],
  })
  expect((await post('/labels/void', parcel)).statusCode).toBe(204)
  expect((await find(ended)).others).toEqual([])
  const sent = await place()
  const [made] = (await make(sent)).parcels
  await post(`/${sent}/shipments/me/shipping`, made.label)
  expect((await find(sent)).others).toMatchObject([{ orderNo: sent, isSent: true }])
})

it('makes labels only as long as a browser waits', async () => {
  const asked: string[] = []
  let at = 0
  const labels = serviceOf({
    create: (reference, request, signal) => {
      asked.push(reference)
      at += 40_000
      return sampleLabels.create(reference, request, signal)
    },
  })
  const orderNo = await place()
  const parcels = [1, 2, 3].map((parcel) => ({
    ...{ orderNo, shipmentId: 'slow', parcel, recipient: '', method: '', request: REQUEST },
  }))
  const problems = await makeLabels(labels, parcels, ADA, () => at)
  expect(asked).toHaveLength(2)
  expect([...problems]).toEqual([[parcels[2], expect.stringContaining('Not made yet')]])
})

it('loads pictures for printing only', async () => {
  const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1])
  const labels = serviceOf({
    create: async (reference, request, signal) => ({
      ...(await sampleLabels.create(reference, request, signal)),
      picture,
    }),
  })
  const orderNo = await place()
  const label = await labels.get({ orderNo, ...KEY }, REQUEST, ADA)
  expect(label).not.toHaveProperty('picture')
  const [listed] = await labels.list([orderNo])
  expect(listed).toEqual(label)
  const pictures = await selectPictures(engine.db, [label.id])
  expect([...(pictures.get(label.id) ?? [])]).toEqual([...picture])
})

it('says what is missing for a label', async () => {
  const orderNo = await place()
  await writePreferences({ sellerAddress: ['Maison Brindille'] })
  const [{ label, problem }] = (await make(orderNo)).parcels
  expect(label).toBeUndefined()
  expect(problem).toContain('needs a name, a street')
})

it('keeps the order as it is if the provider hangs, answers nonsense or refuses', async () => {
  const orderNo = await place()
  const key = { orderNo, ...KEY }
  const hanging = serviceOf({ create: () => new Promise(() => undefined) })
  await expect(hanging.get(key, REQUEST, ADA)).rejects.toMatchObject({
    ...{ status: 503, detail: 'The label provider does not answer.' },
  })
  const nonsense = serviceOf({
    create: async () => ({ id: '', carrier: 'UPS', service: 'Ground', trackingNumber: '1Z' }),
  })
  await expect(nonsense.get(key, REQUEST, ADA)).rejects.toMatchObject({ status: 503 })
  const refusing = serviceOf({ create: () => Promise.reject(new LabelRefused('No such street.')) })
  await expect(refusing.get(key, REQUEST, ADA)).rejects.toMatchObject({
    ...{ status: 400, detail: 'No such street.' },
  })
  const labels = serviceOf({ void: () => Promise.reject(new Error('away')) })
  const label = await labels.get(key, REQUEST, ADA)
  // back to the sender, and the same again
  expect((await labels.get(key, REQUEST, ADA)).tracking_number).toBe(label.tracking_number)
  await expect(labels.void(key, ADA)).rejects.toMatchObject({ status: 503 })
  expect(await labels.list([orderNo])).toHaveLength(1)
  const moved = { ...REQUEST, from: { ...HOME, address1: '2 Main St' } }
  await expect(labels.get(key, moved, ADA)).rejects.toMatchObject({ status: 409 })
  expect((await engine.app.inject(`${ORDERS}/${orderNo}`)).json()).toMatchObject({ status: 'new' })
})

it('forgets the recipients of old labels once their order has ended', async () => {
  const orderNo = await place()
  await make(orderNo)
  const later = (days: number) =>
    createLabelService(engine.db, {
      ...{ provider: sampleLabels, now: () => new Date(Date.now() + days * 86_400_000) },
    })
  const { labels } = engine.app.services
  await later(181).forget()
  expect(await labels.list([orderNo])).toHaveLength(1)
  expect((await post(`/${orderNo}/shipments/me/shipping`, { carrier: 'UPS' })).statusCode).toBe(200)
  await later(179).forget()
  expect(await labels.list([orderNo])).toHaveLength(1)
  expect(await later(181).forget()).toBeGreaterThan(0)
  expect(await labels.list([orderNo])).toEqual([])
})
