import { createReviewEngine, REVIEW } from '../testing/review-engine'
import { logInTestShopper } from '../testing/test-shopper'
import { useForAll } from '../testing/use'

const REVIEWS = '/back-office/api/reviews'

const engine = useForAll(() => createReviewEngine())
beforeEach(() => engine.clear())

async function ratingsOnWire() {
  const shopper = await logInTestShopper(engine.app)
  const get = (url: string) => engine.app.inject({ url, headers: { ...shopper.headers } })
  const organization = 'organizations/f_ecom_prln_001'
  const product = await get(
    `/product/shopper-products/v1/${organization}/products/assorted-9?siteId=brindille`,
  )
  const search = await get(
    `/search/shopper-search/v1/${organization}/product-search?siteId=brindille&refine=cgid%3Dboxes&sort=top-rated`,
  )
  const { c_rating, c_reviewCount, c_bvProductId } = product.json()
  const hits: { productId: string; c_rating?: number; c_reviewCount?: number }[] =
    search.json().hits
  return { product: { c_rating, c_reviewCount, c_bvProductId }, hits }
}

test('a submitted review is shown everywhere as soon as it is approved in the back office', async () => {
  const answer = (await engine.send('submitreview', REVIEW)).json()
  expect(answer).toMatchObject({
    HasErrors: false,
    TypicalHoursToPost: 48,
    Review: { ModerationStatus: 'SUBMITTED', ProductId: 'assorted', Rating: 4 },
  })
  const filter = { Filter: 'ProductId:assorted-9' }
  expect(await engine.ask('reviews', filter)).toMatchObject({ TotalResults: 0, Results: [] })
  expect((await ratingsOnWire()).product.c_rating).toBeUndefined()

  const waiting = (await engine.app.inject(REVIEWS)).json()
  expect(waiting).toMatchObject({
    total: 1,
    reviews: [{ title: 'For the <b>neighbors</b>', productName: 'Assorted Chocolates', rating: 4 }],
  })
  expect((await engine.decide(answer.SubmissionId, 'approve')).statusCode).toBe(204)

  const shown = await engine.ask('reviews', { ...filter, Include: 'Products', Stats: 'Reviews' })
  expect(shown).toMatchObject({
    TotalResults: 1,
    HasErrors: false,
    Results: [
      {
        Id: answer.SubmissionId,
        ProductId: 'assorted',
        Title: 'For the <b>neighbors</b>',
        ReviewText: 'They fed the cat for two weeks.\nThe box was gone in one.',
        UserNickname: 'Wilhelmina',
        IsRecommended: true,
        IsRatingsOnly: false,
        ModerationStatus: 'APPROVED',
      },
    ],
    Includes: {
      Products: {
        assorted: {
          Name: 'Assorted Chocolates',
          ReviewStatistics: {
            AverageOverallRating: 4,
            TotalReviewCount: 1,
            RecommendedCount: 1,
            RatingDistribution: [{ RatingValue: 4, Count: 1 }],
          },
        },
      },
    },
  })
  expect(JSON.stringify(shown).toLowerCase()).not.toContain('mina@example.com')

  const { product, hits } = await ratingsOnWire()
  expect(product).toEqual({ c_rating: 4, c_reviewCount: 1, c_bvProductId: 'assorted' })
  expect(hits[0]).toMatchObject({ productId: 'assorted', c_rating: 4, c_reviewCount: 1 })

  await engine.decide(answer.SubmissionId, 'reject')
  expect((await engine.ask('reviews', filter)).TotalResults).toBe(0)
  expect((await ratingsOnWire()).product.c_rating).toBeUndefined()
})

test('simultaneous approvals are all counted', async () => {
  const ids = []
  for (const Rating of ['5', '5', '4', '2'])
    ids.push(await engine.submit({ Rating, Title: `R${Rating}${ids.length}` }))
  await Promise.all(ids.map((id) => engine.decide(id, 'approve')))
  expect((await ratingsOnWire()).product).toMatchObject({ c_rating: 4, c_reviewCount: 4 })
})

test('reviews are listed only for operators, and decisions from other origins are refused', async () => {
  const id = await engine.submit()
  const foreign = await engine.decide(id, 'approve', { origin: 'https://elsewhere.example' })
  expect(foreign.statusCode).toBe(403)
  const proxied = await engine.app.inject({
    url: REVIEWS,
    headers: { 'x-forwarded-for': '10.0.0.1' },
  })
  expect(proxied.statusCode).toBe(403)
  expect((await engine.decide('none', 'approve')).statusCode).toBe(404)
  expect((await engine.app.inject(`${REVIEWS}?status=APPROVED`)).json().total).toBe(0)
})

test('the second of two simultaneous decisions gets a conflict that states the first', async () => {
  const id = await engine.submit()
  const decide = (status: string) =>
    engine.app.inject({
      method: 'PUT',
      url: `${REVIEWS}/${id}`,
      payload: { status, expectedStatus: 'SUBMITTED' },
    })
  const answers = await Promise.all([decide('APPROVED'), decide('REJECTED')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().detail).toMatch(/has been (approved|rejected) by somebody else/)
  const url = `/back-office/api/changes?subjectType=review&subjectId=${id}`
  expect((await engine.app.inject(url)).json().entries).toMatchObject([
    { before: { status: 'SUBMITTED' }, operatorName: 'This machine' },
  ])
})
