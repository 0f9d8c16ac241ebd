import { ShopperConfigurations, ShopperConsents, ShopperStores } from 'commerce-sdk-isomorphic'
import { seedCatalog } from '../../commerce/testing/seed-catalog'
import { logInGuest, refusalOf, useContractEngine, type ClientParameters } from './engine-client'

describe('shops, configurations and consents through the published SDK', () => {
  let stores: ShopperStores<ClientParameters>
  let consents: ShopperConsents<ClientParameters>

  const contract = useContractEngine({ seed: seedCatalog })
  let config: Awaited<ReturnType<typeof logInGuest>>['config']
  beforeAll(async () => {
    config = (await logInGuest(contract.origin)).config
    stores = new ShopperStores(config)
    consents = new ShopperConsents(config)
  })

  it('shops by id and around a place', async () => {
    const named = await stores.getStores({ parameters: { ids: '102,none,101', locale: 'en-US' } })
    expect(named).toMatchObject({ total: 2, data: [{ id: '102' }, { id: '101' }] })
    const byCode = await stores.searchStores({
      parameters: {
        postalCode: '94103',
        countryCode: 'US',
        distanceUnit: 'mi',
        maxDistance: 20,
        limit: 5,
        offset: 0,
      },
    })
    expect(byCode.data?.map(({ id }) => id)).toEqual(['101'])
    const byPlace = await stores.searchStores({
      parameters: { latitude: 34.1, longitude: -118.2, limit: 1 },
    })
    expect(byPlace).toMatchObject({ total: 2, limit: 1, data: [{ id: '102', distanceUnit: 'km' }] })
  })

  it.each([
    [{}, 'Missing Postal Code'],
    [{ postalCode: '94103' }, 'Missing Country Code'],
    [{ latitude: 1 }, 'Missing Longitude'],
    [{ latitude: 91, longitude: 1 }, 'Bad Request'],
    [{ latitude: 1, longitude: 1, locale: 'ab-CD' }, 'Unknown Locale'],
  ])('no search with %j', async (parameters, title) => {
    expect(await refusalOf(stores.searchStores({ parameters }))).toMatchObject({
      status: 400,
      title,
    })
  })

  it('no shops without ids, or too many', async () => {
    const ids = Array.from({ length: 51 }, (_, index) => index).join(',')
    const call = stores.getStores({ parameters: { ids } })
    expect(await refusalOf(call)).toMatchObject({ status: 400 })
  })

  it('configurations', async () => {
    const client = new ShopperConfigurations(config)
    const { configurations } = await client.getConfigurations()
    expect(configurations).toContainEqual(
      expect.objectContaining({ id: 'defaultLocale', value: 'en-US' }),
    )
    const elsewhere = client.getConfigurations({ parameters: { siteId: 'elsewhere' } })
    expect((await refusalOf(elsewhere))['status']).toBeGreaterThanOrEqual(400)
  })

  it('consents', async () => {
    const subscription = {
      subscriptionId: 'offersupdates',
      contactPointValue: 'ada@example.com',
      channel: 'email',
      status: 'opt_in',
    } as const
    expect(await consents.updateSubscription({ body: subscription })).toEqual(subscription)
    const own = await consents.getSubscriptions({
      parameters: { expand: ['consentStatus'], tags: ['checkout'] },
    })
    expect(own.data).toMatchObject([{ consentStatus: [{ status: 'opt_in' }] }])
    const unknown = { ...subscription, subscriptionId: 'horoscope' }
    const bulk = await consents.updateSubscriptions({
      body: { subscriptions: [subscription, unknown] },
    })
    expect(bulk.results.map(({ success }) => success)).toEqual([true, false])
    const all = await consents.updateSubscriptions({ body: { subscriptions: [subscription] } })
    expect(all.results).toHaveLength(1)
    const refused = [
      () => consents.updateSubscription({ body: unknown }),
      () => consents.updateSubscriptions({ body: { subscriptions: [] } }),
      () => consents.getSubscriptions({ parameters: { locale: 'ab-CD' } }),
    ]
    for (const call of refused) expect(await refusalOf(call())).toMatchObject({ status: 400 })
  })
})
