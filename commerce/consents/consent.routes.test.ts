import { useEngine } from '../testing/engine'
import { seedSite } from '../testing/seed-site'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const PATH = '/shopper/shopper-consents/v1/organizations/f_ecom_prln_001/subscriptions'
const BULK = `${PATH}/actions/bulk`
const NOW = new Date('2026-11-21T10:00:00Z')

describe('consents', () => {
  const engine = useEngine({ seed: seedSite, now: () => NOW })
  const guest = useForAll(() => logInTestShopper(engine.app))

  const ask = async (url: string, query: Record<string, string> = {}, payload?: object) => {
    const response = await engine.app.inject({
      method: payload ? 'POST' : 'GET',
      url,
      query: { siteId: 'brindille', ...query },
      headers: guest.headers,
      ...(payload && { payload }),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const request = (changes: Record<string, string> = {}) => ({
    subscriptionId: 'offersupdates',
    channel: 'email',
    contactPointValue: 'Ada@Example.com',
    status: 'opt_in',
    ...changes,
  })

  it('returns the subscriptions available to shoppers, filtered by tag', async () => {
    const all = await ask(PATH)
    expect(all.body.data).toHaveLength(5)
    expect(all.body.data[0]).toMatchObject({ title: 'Offers & Updates', defaultStatus: 'opt_out' })
    expect(all.body.data[0]).not.toHaveProperty('consentStatus')
    const some = await ask(PATH, { tags: 'checkout,none' })
    expect(some.body.data).toMatchObject([{ subscriptionId: 'offersupdates' }])
  })

  it("stores a shopper's consent and updates the newsletter subscription", async () => {
    await engine.db
      .insertInto('newsletter_subscription')
      .values({
        site_id: 'brindille',
        email: 'ada@example.com',
        first_name: 'Ada',
        last_name: 'Bloom',
        postal_code: '94102',
        birth_date: '1992-02-29',
        lists: JSON.stringify(['fundraising']),
        created_at: NOW,
        updated_at: NOW,
      })
      .execute()
    const lists = async () =>
      (await engine.db.selectFrom('newsletter_subscription').select('lists').executeTakeFirst())
        ?.lists
    expect(await ask(PATH, {}, request())).toEqual({ status: 200, body: request() })
    expect(await lists()).toEqual(['fundraising', 'offersupdates'])
    await ask(PATH, {}, request({ status: 'opt_out' }))
    expect(await lists()).toEqual(['fundraising'])
    const { body } = await ask(PATH, { expand: 'consentStatus' })
    expect(body.data[0].consentStatus).toEqual([
      { channel: 'email', contactPointValue: 'ada@example.com', status: 'opt_out' },
    ])
    expect(body.data[1].consentStatus).toEqual([])
  })

  it('records cookie choices as legal consents, which are no lists of the newsletter', async () => {
    const { body } = await ask(PATH, { tags: 'cookie_choices' })
    const ids = ['cookies-measuring', 'cookies-marketing']
    expect(body.data).toMatchObject(
      ids.map((subscriptionId) => ({ subscriptionId, consentType: 'legal', channels: ['email'] })),
    )
    const lists = () => engine.db.selectFrom('newsletter_subscription').select('lists').execute()
    const before = await lists()
    const update = request({ subscriptionId: 'cookies-measuring' })
    expect(await ask(PATH, {}, update)).toMatchObject({ status: 200 })
    expect(await lists()).toEqual(before)
    const { body: stored } = await ask(PATH, { tags: 'cookie_choices', expand: 'consentStatus' })
    expect(stored.data[0].consentStatus).toMatchObject([{ status: 'opt_in' }])
  })

  it('reflects a later newsletter sign-up [ACC-061]', async () => {
    await ask(PATH, {}, request({ status: 'opt_out' }))
    const subscribe = '/custom/subscriptions/v1/organizations/f_ecom_prln_001/subscribe'
    const subscribed = await ask(subscribe, {}, {
      c_email: 'ada@example.com',
      c_postal: '94102',
      c_firstname: 'Ada',
      c_lastname: 'Bloom',
      c_birth_day: '29',
      c_birth_month: '02',
      c_birthdate: '02/29/1992',
      c_subscribelist: 'offersupdates|businessgifts',
    }) // prettier-ignore
    expect(subscribed.status).toBe(200)
    const { body } = await ask(PATH, { expand: 'consentStatus' })
    expect(body.data[0].consentStatus).toMatchObject([{ status: 'opt_in' }])
    await ask(PATH, {}, request({ status: 'opt_in' }))
  })

  it('accepts several requests and reports those that fail', async () => {
    const number = request({ channel: 'sms', contactPointValue: '+1 415 555 0100' })
    const fine = await ask(BULK, {}, { subscriptions: [request(), number] })
    expect(fine).toMatchObject({ status: 200, body: { results: [{}, { success: true }] } })
    const mixed = await ask(BULK, {}, {
      subscriptions: [
        request(),
        request({ channel: 'sms', contactPointValue: 'invalid-phone' }),
        request({ subscriptionId: 'horoscope' }),
        request({ channel: 'whatsapp' }),
      ],
    }) // prettier-ignore
    expect(mixed.status).toBe(207)
    expect(mixed.body.results).toMatchObject([
      { success: true },
      { success: false, error: { code: 'INVALID_CONTACT_POINT' } },
      { success: false, error: { code: 'UNKNOWN_SUBSCRIPTION' } },
      { success: false, error: { code: 'INVALID_CHANNEL' } },
    ])
  })

  it.each([
    [PATH, {}],
    [PATH, request({ status: 'maybe' })],
    [PATH, request({ contactPointValue: 'ada' })],
    [PATH, request({ subscriptionId: 'Not An Id' })],
    [BULK, { subscriptions: [] }],
    [BULK, { subscriptions: Array(51).fill(request()) }],
    [BULK, { subscriptions: [{}] }],
  ])('%s refuses the body %j', async (path, body) => {
    const answer = await ask(path, {}, body)
    expect(answer).toMatchObject({ status: 400, body: { title: expect.stringContaining('Error') } })
  })
})
