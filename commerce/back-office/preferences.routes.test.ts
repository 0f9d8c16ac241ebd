import type { OfficePreference, OfficePreferenceList } from '../../contracts/preference'
import { DOCUMENTED_PREFERENCES } from '../sites/documented-preferences'
import { SITE_DEFAULTS } from '../sites/site-preferences.rules'
import { useCheckout } from '../testing/test-checkout'

const SITE = '/back-office/api/preferences/brindille'
const STORED = {
  recipientLimit: '3',
  loyaltyTier: 'gold',
  feedPassword: 'hunter2',
  oddOne: { nested: true },
}

const engine = useCheckout()
beforeEach(async () => {
  const set = { preferences: JSON.stringify(STORED) }
  await engine.db.updateTable('site').set(set).where('id', '=', 'brindille').execute()
})

async function read(name: string): Promise<OfficePreference | undefined> {
  const { preferences } = (await engine.app.inject(SITE)).json<OfficePreferenceList>()
  return preferences.find((one) => one.name === name)
}
const put = (name: string, payload: object) =>
  engine.app.inject({ method: 'PUT', url: `${SITE}/${name}`, payload })
const stored = async () => {
  const query = engine.db.selectFrom('site').select('preferences').where('id', '=', 'brindille')
  return (await query.executeTakeFirstOrThrow()).preferences
}

test('preferences are listed with their documentation, whether set or not', async () => {
  expect(await read('Bopis')).toMatchObject({
    title: 'Pickup in shops',
    kind: 'switch',
    default: true,
    isSet: false,
  })
  // archives without attribute definitions contain values as text
  expect(await read('recipientLimit')).toMatchObject({ default: 20, isSet: true, value: 3 })
  expect(await read('loyaltyTier')).toMatchObject({ isDocumented: false, value: 'gold' })
  expect(await read('oddOne')).toMatchObject({ isReadOnly: true })
  const names = DOCUMENTED_PREFERENCES.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(SITE_DEFAULTS)))
  expect(new Set(names).size).toBe(names.length)
  expect((await engine.app.inject('/back-office/api/preferences/none')).statusCode).toBe(404)
})

test('a change applies at once, is logged, and can be reset', async () => {
  const expected = { isSet: true, value: 3 }
  const changed = await put('recipientLimit', { value: 7, expected })
  expect(changed.json()).toMatchObject({ isSet: true, value: 7 })
  expect(await engine.app.services.sites.getSite('brindille')).toMatchObject({
    preferences: { recipientLimit: 7, loyaltyTier: 'gold' },
  })
  const reset = await put('recipientLimit', { expected: { isSet: true, value: 7 } })
  expect(reset.json()).toMatchObject({ isSet: false, default: 20 })
  expect(await stored()).not.toHaveProperty('recipientLimit')
  const history = await engine.app.inject(`${SITE}/recipientLimit/history`)
  expect(history.json().entries).toMatchObject([
    { action: 'reset', before: { value: 7 }, after: {} },
    { action: 'changed', before: { value: 3 }, after: { value: 7 } },
  ])
})

test('a change based on an outdated value is refused with the current value', async () => {
  const late = await put('recipientLimit', { value: 9, expected: { isSet: true, value: 5 } })
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain('It is 3 now.')
  expect(await stored()).toEqual(STORED)
})

test.each([
  ['recipientLimit', 2.5, 'whole number'],
  ['recipientLimit', 101, 'at most 100'],
  ['Bopis', 'yes', 'On or off'],
  ['mailAccent', 'red', 'A color'],
  ['mailSender', 'Shop <a@b.example>\r\nBcc: all@b.example', 'one line'],
  ['storefrontUrl', 'javascript:alert(1)', 'An address'],
  ['SiteTimezone', 'Mars/Olympus', 'A time zone'],
  ['shippingBlackoutDates', ['2026-02-30'], 'Days such as'],
  ['orderStatusOnCreation', 'lost', 'One of these'],
  ['eGiftCardMinimum', 600, 'above its maximum'],
  ['oddOne', 'even', 'cannot be changed'],
])('%s cannot be set to %j', async (name, value, detail) => {
  const known = await read(name)
  const expected = { isSet: known?.isSet, value: known?.value }
  const refused = await put(name, { value, expected })
  expect(refused.statusCode).toBe(400)
  expect(refused.json().detail).toContain(detail)
  expect(await stored()).toEqual(STORED)
})

test('a secret can be set but is never shown, not even in the log', async () => {
  const secret = await read('feedPassword')
  expect(secret).toMatchObject({ isSet: true, isSecret: true })
  expect(secret).not.toHaveProperty('value')
  const changed = await put('feedPassword', { value: 'swordfish', expected: { isSet: true } })
  expect(changed.statusCode).toBe(200)
  expect(await stored()).toMatchObject({ feedPassword: 'swordfish' })
  const history = await engine.app.inject(`${SITE}/feedPassword/history`)
  expect(`${changed.body} ${history.body}`).not.toMatch(/hunter2|swordfish/)
  expect(history.json().entries).toHaveLength(1)
})

test('an unknown preference can be neither set nor reset', async () => {
  const unknown = await put('noSuch', { value: 'x', expected: { isSet: false } })
  expect(unknown.statusCode).toBe(404)
  const expected = { isSet: true, value: 'gold' }
  expect((await put('loyaltyTier', { expected })).statusCode).toBe(400)
  expect((await put('loyaltyTier', { value: 'silver', expected })).statusCode).toBe(200)
})
