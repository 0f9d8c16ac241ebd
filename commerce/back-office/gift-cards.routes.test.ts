import type { OfficeGiftCard, OfficeGiftCardList } from '../../contracts/promotion'
import { SEARCH_LIMITS } from '../throttles/login-throttle'
import { importGiftCertificates } from '../gift-certificates/import-gift-certificates'
import { useCheckout } from '../testing/test-checkout'

const GIFT_CARDS = '/back-office/api/gift-cards'
const SITE = 'brindille'
const CARD = {
  code: '6012345678901234567',
  merchantId: '',
  currency: 'USD',
  amountMinor: 5000,
  redeemedMinor: 0,
  enabled: true,
  isPending: false,
  recipientEmail: 'ada@example.com',
  recipientName: 'Ada',
  senderName: 'Charles',
  custom: {},
}
const NEW = {
  siteId: SITE,
  amount: '25.00',
  recipientEmail: 'Mary@Example.com',
  recipientName: 'Mary',
  senderName: 'Maison Brindille',
  message: 'We are sorry.',
  reason: 'A parcel was late',
}

const engine = useCheckout()
beforeEach(async () => {
  await engine.db.deleteFrom('gift_certificate').execute()
  await importGiftCertificates(engine.db, SITE, [CARD])
})

const list = async (query = ''): Promise<OfficeGiftCardList> =>
  (await engine.app.inject(`${GIFT_CARDS}${query}`)).json()
const read = async (id: string): Promise<OfficeGiftCard> =>
  (await engine.app.inject(`${GIFT_CARDS}/${id}`)).json()
const give = (more: object = {}) =>
  engine.app.inject({ method: 'POST', url: GIFT_CARDS, payload: { ...NEW, ...more } })
const block = (id: string, isBlocked: boolean, expectedRevision: number, reason = 'Stolen') =>
  engine.app.inject({
    method: 'PUT',
    url: `${GIFT_CARDS}/${id}/block`,
    payload: { isBlocked, reason, expectedRevision },
  })
const onlyId = async () => (await list()).giftCards[0]?.id ?? ''
const findUsable = () =>
  engine.app.services.giftCertificates.findUsable({
    siteId: SITE,
    code: CARD.code,
    currency: 'USD',
  })

test('gift cards are found by code, last digits and recipient, and codes are never returned', async () => {
  await importGiftCertificates(engine.db, SITE, [{ ...CARD, code: '6000', recipientEmail: '' }])
  await engine.db.updateTable('gift_certificate').set({ order_no: '00000042' }).execute()
  for (const text of [CARD.code, '4567', 'ada@exa']) {
    const { giftCards, total } = await list(`?text=${encodeURIComponent(text)}`)
    expect(total).toBe(1)
    expect(giftCards).toMatchObject([{ maskedCode: '****4567', balanceMinor: 5000 }])
  }
  expect((await list('?text=00000042')).total).toBe(2)
  for (const text of ['60123', '%25', '_', 'nobody']) {
    expect((await list(`?text=${text}`)).total).toBe(0)
  }
  const everything = JSON.stringify([await list(), await read(await onlyId())])
  expect(everything).not.toContain(CARD.code)
})

test('no search finds a card by the part of its code that is hidden', async () => {
  const { code } = CARD
  const { giftCards } = engine.app.services
  const isFound = async (text: string) =>
    (await giftCards.list({ text, offset: 0, limit: 1 })).total > 0
  for (let from = 0; from < code.length; from += 1) {
    for (let to = from + 1; to <= code.length; to += 1) {
      const text = code.slice(from, to)
      const isShown = text === code || text === code.slice(-4)
      expect([text, await isFound(text)]).toEqual([text, isShown])
    }
  }
  // the last four characters of a short code would give most of it away
  await importGiftCertificates(engine.db, SITE, [{ ...CARD, code: 'A12345' }])
  expect(await isFound('2345')).toBe(false)
  expect((await list('?text=A12345')).giftCards).toMatchObject([{ maskedCode: '***345' }])
})

test('searches are limited, lists without a text are not', async () => {
  await engine.db.deleteFrom('login_attempt').execute()
  const ask = async (text: string) =>
    (await engine.app.inject(`${GIFT_CARDS}?text=${text}`)).statusCode
  const answers = []
  for (let search = 0; search <= SEARCH_LIMITS.login.attempts; search += 1) {
    answers.push(await ask(String(search).padStart(4, '0')))
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
  expect(answers.at(-1)).toBe(429)
  expect(await ask('')).toBe(200)
})

test('payments with a card are listed', async () => {
  const order = { orderNo: '00000007', siteId: SITE, currency: 'USD' }
  const { giftCertificates } = engine.app.services
  await engine.db.transaction().execute(async (trx) => {
    const paid = { code: CARD.code, amountMinor: 1200, reference: '00000007:1' }
    await giftCertificates.redeem(trx, order, [paid])
  })
  expect(await read(await onlyId())).toMatchObject({
    balanceMinor: 3800,
    state: 'usable',
    transactions: [{ orderNo: '00000007', amountMinor: 1200 }],
  })
})

test('a card is issued, mailed to its recipient, and logged without its code', async () => {
  const issued = await give()
  expect(issued.statusCode).toBe(201)
  const { id, maskedCode } = issued.json<OfficeGiftCard>()
  expect(issued.json()).toMatchObject({
    amountMinor: 2500,
    balanceMinor: 2500,
    state: 'usable',
    recipientEmail: 'mary@example.com',
    message: 'We are sorry.',
  })
  const mails = await engine.db
    .selectFrom('outbox_mail')
    .select('text')
    .where('reference', 'like', `gift-certificate:%${id}`)
    .execute()
  expect(mails).toHaveLength(1)
  const { code } = await engine.db
    .selectFrom('gift_certificate')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(mails[0]?.text).toContain(code)
  const history = await engine.app.inject(`${GIFT_CARDS}/${id}/history`)
  expect(history.json().entries).toMatchObject([
    { action: 'issued', after: { code: expect.any(String), reason: 'A parcel was late' } },
  ])
  expect(history.body).not.toContain(code)
  expect(code.endsWith(maskedCode.slice(-4))).toBe(true)
})

test('an invalid amount, address or reason is refused', async () => {
  for (const more of [
    { amount: '0' },
    { amount: '-5' },
    { amount: '1e5' },
    { amount: '99999' },
    { recipientEmail: 'nobody' },
    { reason: ' ' },
  ]) {
    expect((await give(more)).statusCode).toBe(400)
  }
  expect((await list()).total).toBe(1)
})

test('a blocked card cannot be used until it is unblocked, even after an import', async () => {
  const id = await onlyId()
  expect((await block(id, true, 1)).json()).toMatchObject({
    state: 'blocked',
    blockReason: 'Stolen',
    revision: 2,
  })
  expect(await findUsable()).toBeUndefined()
  await importGiftCertificates(engine.db, SITE, [CARD])
  expect(await findUsable()).toBeUndefined()
  const late = await block(id, false, 1)
  expect(late.statusCode).toBe(409)
  expect(late.json().detail).toContain('it is blocked now')
  expect((await list('?state=blocked')).total).toBe(1)
  expect((await block(id, false, 2, 'It was found')).json().state).toBe('usable')
  expect(await findUsable()).toMatchObject({ balanceMinor: 5000 })
})

test('a card that an import has switched off is blocked, and an operator can unblock it', async () => {
  await importGiftCertificates(engine.db, SITE, [{ ...CARD, enabled: false }])
  const id = await onlyId()
  expect((await read(id)).state).toBe('blocked')
  expect((await list('?state=blocked')).total).toBe(1)
  expect((await block(id, false, 1, 'It was off by mistake')).json().state).toBe('usable')
  expect(await findUsable()).toMatchObject({ balanceMinor: 5000 })
})

test('a withdrawn card cannot be unblocked', async () => {
  await importGiftCertificates(engine.db, SITE, [{ ...CARD, enabled: false }])
  const id = await onlyId()
  await engine.db.updateTable('gift_certificate').set({ is_withdrawn: true }).execute()
  expect((await read(id)).state).toBe('withdrawn')
  expect((await block(id, false, 1)).statusCode).toBe(409)
  expect(await findUsable()).toBeUndefined()
})
