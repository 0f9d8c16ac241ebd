import { useCheckout } from '../testing/test-checkout'
import { logInTestShopper } from '../testing/test-shopper'
import { importGiftCertificates } from './import-gift-certificates'

const ORGANIZATION = 'organizations/f_ecom_prln_001'
const CODE = '6000000000000001234'

const CARD = {
  merchantId: '00000001',
  currency: 'USD',
  amountMinor: 5000,
  redeemedMinor: 1001,
  recipientEmail: 'ada@example.com',
  recipientName: 'Ada',
  senderName: 'Grace',
  custom: { c_design: 'bow' },
}

let headers: { authorization: string }

const engine = useCheckout()
beforeAll(async () => {
  headers = (await logInTestShopper(engine.app)).headers
  await importGiftCertificates(engine.db, 'brindille', [
    { code: CODE, cvn: '4321', ...CARD },
    { code: 'WITHOUT-SECURITY-CODE', ...CARD },
    { code: 'BLOCKED', currency: 'USD', amountMinor: 100, enabled: false },
  ])
})

const look = (payload: object) =>
  engine.app.inject({
    method: 'POST',
    url: `/pricing/shopper-gift-certificates/v1/${ORGANIZATION}/gift-certificate?siteId=brindille`,
    headers,
    payload,
  })

it('returns a certificate with its code masked', async () => {
  const response = await look({ giftCertificateCode: 'WITHOUT-SECURITY-CODE' })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    amount: 50,
    balance: 39.99,
    enabled: true,
    maskedGiftCertificateCode: '*****************CODE',
    merchantId: '00000001',
    recipientEmail: 'ada@example.com',
    recipientName: 'Ada',
    senderName: 'Grace',
    status: 'partially_redeemed',
    c_design: 'bow',
  })
})

it('refuses unknown codes with 404, and cards that their number alone does not prove', async () => {
  for (const giftCertificateCode of ['nonsense', CODE]) {
    const response = await look({ giftCertificateCode })
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ title: 'Gift Certificate Not Found Exception' })
  }
  expect((await look({})).statusCode).toBe(400)
  expect((await look({ giftCertificateCode: CODE, more: 1 })).statusCode).toBe(400)
})

it.each([
  [
    'number and security code',
    { c_number: CODE, c_cvn: '4321' },
    { success: true, availableBalance: 39.99 },
  ],
  ['a wrong security code', { c_number: CODE, c_cvn: '0000' }, { success: false }],
  ['no security code', { c_number: CODE }, { success: false }],
  ['a blocked card', { c_number: 'BLOCKED', c_cvn: '1' }, { success: false }],
  ['an unknown number', { c_number: '1', c_cvn: '4321' }, { success: false }],
])('handles a balance request with %s', async (_name, query, expected) => {
  const url = `/custom/payment/v1/${ORGANIZATION}/gift-card-balance`
  for (const method of ['GET', 'POST'] as const) {
    const answer = await engine.app.inject({
      method,
      url,
      headers,
      query: { siteId: 'brindille', ...query },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject(expected)
  }
})

it('looking at a card by its number does not forgive guesses at its security code', async () => {
  const guess = async () => {
    const query = { siteId: 'brindille', c_number: CODE, c_cvn: '0000' }
    const url = `/custom/payment/v1/${ORGANIZATION}/gift-card-balance`
    return (await engine.app.inject({ url, headers, query })).statusCode
  }
  await engine.db.deleteFrom('login_attempt').execute()
  for (let tried = 0; tried < 10; tried += 1) {
    expect(await guess()).toBe(200)
    const known = { giftCertificateCode: 'WITHOUT-SECURITY-CODE' }
    expect((await look(known)).statusCode).toBe(200)
  }
  expect(await guess()).toBe(429)
  await engine.db.deleteFrom('login_attempt').execute()
})

it('never redeems more than the balance when simultaneous, and refunds each order once', async () => {
  const { giftCertificates } = engine.app.services
  const order = (orderNo: string) => ({ orderNo, siteId: 'brindille', currency: 'USD' })
  const pay = (orderNo: string, amountMinor: number) =>
    engine.db
      .transaction()
      .execute((trx) =>
        giftCertificates.redeem(trx, order(orderNo), [
          { code: CODE, amountMinor, reference: `${orderNo}:1` },
        ]),
      )
  const attempts = ['a', 'b', 'c', 'd', 'e'].map((orderNo) => pay(orderNo, 1000))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  const find = () =>
    giftCertificates.findUsable({ siteId: 'brindille', code: CODE, currency: 'USD' })
  expect(await find()).toMatchObject({ balanceMinor: 999 })
  for (const orderNo of ['a', 'b', 'c', 'd', 'e', 'a']) {
    await engine.db.transaction().execute((trx) => giftCertificates.giveBack(trx, order(orderNo)))
  }
  expect(await find()).toMatchObject({ balanceMinor: 3999 })
  const inEuros = { siteId: 'brindille', code: CODE, currency: 'EUR' }
  expect(await giftCertificates.findUsable(inEuros)).toBeUndefined()
})

it('issues a purchased certificate once and mails it', async () => {
  const { giftCertificates } = engine.app.services
  const item = {
    giftCertificateItemId: 'g1',
    amountMinor: 2500,
    recipientEmail: 'bo@example.com',
    custom: {},
  }
  const order = { orderNo: '1', siteId: 'brindille', currency: 'USD' }
  for (const _ of [1, 2]) {
    await engine.db.transaction().execute((trx) => giftCertificates.issue(trx, order, [item]))
  }
  const issued = await engine.db
    .selectFrom('gift_certificate')
    .selectAll()
    .where('order_no', '=', '1')
    .execute()
  expect(issued).toMatchObject([{ balance_minor: 2500, code: expect.stringMatching(/^\d{19}$/) }])
  const mails = await engine.db.selectFrom('outbox_mail').selectAll().execute()
  expect(mails).toMatchObject([
    { recipient: 'bo@example.com', subject: expect.stringContaining('$25.00') },
  ])
  expect(mails[0]?.text).toContain(issued[0]?.code)
})
