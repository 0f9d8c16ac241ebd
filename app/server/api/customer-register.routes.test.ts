import express from 'express'
import { anAddress } from '../../../tests/setup/an-address'
import { answerGuestLogin, startSiteApi } from '../testing/start-site-api'
import type { TestServer } from '../testing/start-test-server'

const PERSON = { firstName: 'Ada', lastName: 'Bloom', email: 'ada@example.com' }
const ADDRESS = anAddress({
  addressId: 'Albany',
  preferred: true,
  address1: '1 Home Street',
  city: 'Albany',
  stateCode: 'NY',
  postalCode: '12201',
  phone: '5185550100',
})

let server: TestServer
let asked: unknown[]

beforeAll(async () => {
  const engine = express().use(express.json())
  answerGuestLogin(engine)
  engine.post(/\/customer-register$/, (req, res) => {
    asked.push(req.body)
    res.json({})
  })
  server = await startSiteApi(engine)
})
beforeEach(() => {
  asked = []
})

const register = (customer: object) =>
  fetch(`${server.origin}/api/brindille/customer-register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer mine' },
    body: JSON.stringify({ customer, password: 'Right1!x', recaptchaToken: 'human' }),
  })

test('a business and its address are handed on, and nothing else is [ACC-021, ACC-064]', async () => {
  const business = { companyName: 'Bloom', c_organizationType: 'Hotel' }
  const addresses = [{ ...ADDRESS, customerGroup: 'VIP' }]
  const answer = await register({ ...PERSON, ...business, addresses, c_matchCode: 'mine' })
  expect(answer.status).toBe(200)
  const customer = { ...PERSON, ...business, login: PERSON.email, addresses: [ADDRESS] }
  expect(asked).toEqual([{ customer, password: 'Right1!x', recaptchaToken: 'human' }])
})

test.each([
  ['a postal code', { addresses: [{ ...ADDRESS, postalCode: '1' }] }, { postalCode: 'zip' }],
  ['a second address', { addresses: [ADDRESS, ADDRESS] }, { addresses: expect.any(String) }],
  ['a kind', { c_organizationType: 'Circus' }, { c_organizationType: 'organizationType' }],
  ['a company', { companyName: 'x'.repeat(31) }, { companyName: 'invalid' }],
])('%s that is not right is refused [ACC-064]', async (_what, more, fieldErrors) => {
  const answer = await register({ ...PERSON, ...more })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ fieldErrors })
  expect(asked).toEqual([])
})
