import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { fetchOffer } from './ordergroove.server'

const ORIGIN = 'https://offers.example'
let asked: URL[] = []
let answer: object = {}
let status = 200

process.env.SUBSCRIPTION_OFFERS_ORIGIN = ORIGIN
serve(
  http.get(`${ORIGIN}/offer/*`, ({ request }) => {
    asked.push(new URL(request.url))
    return HttpResponse.json(answer, { status })
  }),
)

beforeEach(() => {
  asked = []
  status = 200
})

test('asks for one product, and reads how often and for what reward', async () => {
  answer = {
    result: 'success',
    eligibility_groups: { box: ['subscription', 'upsell'] },
    module_view: { regular: 'offer-1' },
    default_frequencies: { box: { every: 2, every_period: 3 } },
    frequencies: {
      box: [
        { every: 1, every_period: 3 },
        { every: 2, every_period: 3 },
      ],
    },
    incentives: { box: { initial: [], ongoing: ['a'] } },
    incentives_display: { a: { object: 'item', type: 'Discount Percent', value: '10.00' } },
  }
  expect(await fetchOffer('main', 'box')).toEqual({
    offerId: 'offer-1',
    frequencies: [
      { every: 2, period: 3 },
      { every: 1, period: 3 },
    ],
    ongoingPercent: 10,
  })
  const [url] = asked
  expect(url?.pathname).toBe('/offer/main/pdp')
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    page_type: '1',
    p: '["box"]',
    module_view: '["regular"]',
  })
})

test('a merchant that names no frequencies has the usual ones', async () => {
  answer = { eligibility_groups: { box: ['subscription'] } }
  const offer = await fetchOffer('main', 'box')
  expect(offer?.frequencies).toHaveLength(3)
})

test.each([[{ box: [] }], [{ box: ['upsell'] }], [{}]])(
  'a product of the groups %j has no eligibility [PDP-073]',
  async (eligibility_groups) => {
    answer = { eligibility_groups }
    expect(await fetchOffer('main', 'box')).toBeNull()
  },
)

test.each(['constructor', '__proto__', 'toString'])('%s is no product', async (id) => {
  answer = { eligibility_groups: {} }
  expect(await fetchOffer('main', id)).toBeNull()
})

test('what is no answer is an error', async () => {
  answer = { eligibility_groups: 'none' }
  await expect(fetchOffer('main', 'box')).rejects.toMatchObject({ status: 502 })
  status = 404
  await expect(fetchOffer('main', 'box')).rejects.toMatchObject({ status: 404 })
})
