import {
  helpers,
  ShopperBaskets,
  ShopperContexts,
  ShopperLogin,
  ShopperPromotions,
} from 'commerce-sdk-isomorphic'
import {
  createPromotion,
  insertPromotions,
  RUNNING,
} from '../../commerce/testing/promotions-for-tests'
import { seedCheckout } from '../../commerce/testing/seed-checkout'
import {
  logInGuest,
  refusalOf,
  toClientConfig,
  toPrivateClient,
  useContractEngine,
  type ClientParameters,
} from './engine-client'

const CLIENT = '55555555-5555-4555-8555-555555555555'
const SECRET = 'personalisation-secret'

const bars = { included: [[{ kind: 'category', ids: ['bars'] }]] }
const PROMOTIONS = [
  createPromotion('vip-3', {
    calloutMsg: 'Three dollars off for friends of the house',
    promotionClass: 'product',
    tiers: [{ threshold: 0, discount: { type: 'amount', amountMinor: 300 } }],
    assignments: [{ ...RUNNING, customerGroupIds: ['Vip'] }],
  }),
  createPromotion('free-card', {
    promotionClass: 'product',
    qualifying: bars,
    discounted: bars,
    tiers: [{ threshold: 100, discount: { type: 'bonus', productIds: ['card'] } }],
  }),
  createPromotion('pick', {
    promotionClass: 'order',
    tiers: [
      {
        threshold: 1000,
        discount: { type: 'bonus_choice', products: [{ productId: 'creme-bar' }], maxItems: 4 },
      },
    ],
  }),
  createPromotion('near', {
    promotionClass: 'shipping',
    tiers: [{ threshold: 50_000, discount: { type: 'free' } }],
  }),
]

describe('the published SDK, setting a context and reading promotions', () => {
  let usid: string
  let contexts: ShopperContexts<ClientParameters>
  let promotions: ShopperPromotions<ClientParameters>
  let baskets: ShopperBaskets<ClientParameters>
  const contract = useContractEngine({
    seed: seedCheckout,
    config: {
      privateClients: [toPrivateClient(CLIENT, SECRET)],
    },
  })
  beforeAll(async () => {
    const { db } = contract.engine
    await insertPromotions(db, PROMOTIONS)
    const own = toClientConfig(contract.origin)
    // only the merchant's own server may set a shopper's customer groups
    const config = { ...own, parameters: { ...own.parameters, clientId: CLIENT } }
    const token = await helpers.loginGuestUserPrivate({
      slasClient: new ShopperLogin(config),
      credentials: { clientSecret: SECRET },
      parameters: {},
    })
    usid = token.usid
    const authorized = {
      ...config,
      headers: { authorization: `Bearer ${token.access_token}` },
    }
    contexts = new ShopperContexts(authorized)
    promotions = new ShopperPromotions(authorized)
    baskets = new ShopperBaskets(authorized)
  })

  it('stores a context, changes and deletes it', async () => {
    const parameters = { usid }
    expect(await refusalOf(contexts.getShopperContext({ parameters }))).toMatchObject({
      status: 404,
      title: 'Shopper Context Not Found',
    })
    await contexts.createShopperContext({
      parameters,
      body: { customerGroupIds: ['Vip'], customQualifiers: { deviceType: 'mobile' } },
    })
    const changed = await contexts.updateShopperContext({
      parameters: { usid, evaluateContextWithClientIp: true },
      body: { clientIp: '12.12.12.1', geoLocation: { countryCode: 'US', latitude: 10.5 } },
    })
    expect(changed).toMatchObject({ customerGroupIds: ['Vip'], clientIp: '12.12.12.1' })
    expect(await contexts.getShopperContext({ parameters })).toEqual(changed)
    expect(
      await refusalOf(contexts.getShopperContext({ parameters: { usid: 'another' } })),
    ).toMatchObject({ status: 400, title: 'Usid not matching with token' })
    expect(
      await refusalOf(contexts.createShopperContext({ parameters, body: { clientIp: 'nowhere' } })),
    ).toMatchObject({ status: 400 })
  })

  it('does not let a public client add its shopper to a customer group', async () => {
    const { tokens, config } = await logInGuest(contract.origin)
    const own = new ShopperContexts(config)
    const parameters = { usid: tokens.usid }
    const grant = own.createShopperContext({ parameters, body: { customerGroupIds: ['Vip'] } })
    expect(await refusalOf(grant)).toMatchObject({ status: 403 })
    await own.createShopperContext({ parameters, body: { sourceCode: 'print-1' } })
  })

  it('prices a basket for that context, with what comes along', async () => {
    const basket = await baskets.createBasket({
      body: {
        productItems: [
          { productId: 'assorted-9', quantity: 1 },
          { productId: 'creme-bar', quantity: 2 },
        ],
      },
    })
    expect(basket).toMatchObject({
      productItems: [
        { productId: 'assorted-9', priceAfterItemDiscount: 17 },
        { productId: 'creme-bar', priceAfterItemDiscount: 8 },
        { productId: 'card', bonusProductLineItem: true, priceAfterItemDiscount: 0 },
      ],
      bonusDiscountLineItems: [{ promotionId: 'pick', maxBonusItems: 4 }],
    })
    const basketId = basket.basketId ?? ''
    const chosen = await baskets.addItemToBasket({
      parameters: { basketId },
      body: [
        {
          productId: 'creme-bar',
          quantity: 2,
          bonusDiscountLineItemId: basket.bonusDiscountLineItems?.[0]?.id,
        },
      ],
    })
    expect(chosen.productTotal).toBe(basket.productTotal)
    expect(
      await refusalOf(
        baskets.addCouponToBasket({ parameters: { basketId }, body: { code: 'NOBODY' } }),
      ),
    ).toMatchObject({ status: 400, statusCode: 'coupon_code_unknown' })
  })

  it('forgets the context', async () => {
    await contexts.deleteShopperContext({ parameters: { usid } })
    expect(await refusalOf(contexts.deleteShopperContext({ parameters: { usid } }))).toMatchObject({
      status: 404,
    })
  })

  it('reads promotions by id and by campaign', async () => {
    const found = await promotions.getPromotions({ parameters: { ids: ['vip-3', 'none'] } })
    expect(found).toMatchObject({ total: 1, data: [{ id: 'vip-3' }] })
    expect(
      await refusalOf(promotions.getPromotions({ parameters: { ids: ['none'] } })),
    ).toMatchObject({ status: 404, title: 'Not Found' })
    const campaign = await promotions.getPromotionsForCampaign({
      parameters: { campaignId: 'house', startDate: '2026-02-01T00:00Z', endDate: '2027-02-01' },
    })
    expect(campaign.data.map(({ id }) => id)).toContain('free-card')
    const half = { campaignId: 'house', startDate: '2026-02-01T00:00Z' }
    expect(
      await refusalOf(promotions.getPromotionsForCampaign({ parameters: half })),
    ).toMatchObject({ status: 400, title: 'Invalid Start or End Date' })
  })
})
