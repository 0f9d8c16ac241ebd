import { createTestEngine, type TestEngine } from '../../testing/engine'
import { seedCheckout } from '../../testing/seed-checkout'
import { logInTestShopper } from '../../testing/test-shopper'

const KEYS = { apiversion: '5.4', passkey: 'a-passkey' }
const REVIEW = {
  Action: 'Submit',
  ProductId: 'assorted-9',
  Rating: '4',
  Title: 'For the <b>neighbors</b>',
  ReviewText: 'They fed the cat for two weeks.\r\nThe box was gone in one.',
  UserNickname: 'Wilhelmina',
  UserEmail: 'Mina@Example.com',
  UserLocation: 'Boise, ID',
  IsRecommended: 'true',
}

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine({ seed: seedCheckout })
})
afterAll(() => engine.close())
beforeEach(async () => {
  const { db } = engine
  const rated = await db.selectFrom('review').select(['id', 'status']).execute()
  for (const { id, status } of rated) {
    if (status === 'APPROVED') await engine.app.services.reviews.moderate(id, 'REJECTED')
  }
  await db.deleteFrom('review').execute()
  await db.deleteFrom('login_attempt').execute()
})

const ask = async (name: string, query: Record<string, string | string[]>) => {
  const response = await engine.app.inject({
    url: `/data/${name}.json`,
    query: { ...KEYS, ...query },
  })
  return response.json()
}

const send = (name: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  engine.app.inject({
    method: 'POST',
    url: `/data/${name}.json`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...KEYS, ...form }).toString(),
  })

async function submit(more: Record<string, string> = {}): Promise<string> {
  return (await send('submitreview', { ...REVIEW, ...more })).json().SubmissionId
}

const decide = (id: string, action: 'approve' | 'reject', headers: Record<string, string> = {}) =>
  engine.app.inject({ method: 'POST', url: `/reviews-desk/${id}/${action}`, headers })

async function approved(more: Record<string, string> = {}): Promise<string> {
  const id = await submit(more)
  expect((await decide(id, 'approve')).statusCode).toBe(303)
  return id
}

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

test('a review waits, is approved at the desk, and shows at once, everywhere', async () => {
  const answer = (await send('submitreview', REVIEW)).json()
  expect(answer).toMatchObject({
    HasErrors: false,
    TypicalHoursToPost: 48,
    Review: { ModerationStatus: 'SUBMITTED', ProductId: 'assorted', Rating: 4 },
  })
  const filter = { Filter: 'ProductId:assorted-9' }
  expect(await ask('reviews', filter)).toMatchObject({ TotalResults: 0, Results: [] })
  expect((await ratingsOnWire()).product.c_rating).toBeUndefined()

  const desk = (await engine.app.inject('/reviews-desk')).body
  expect(desk).toContain('1 review waiting')
  expect(desk).toContain('For the &lt;b&gt;neighbors&lt;/b&gt;')
  expect((await decide(answer.SubmissionId, 'approve')).statusCode).toBe(303)

  const shown = await ask('reviews', { ...filter, Include: 'Products', Stats: 'Reviews' })
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

  await decide(answer.SubmissionId, 'reject')
  expect((await ask('reviews', filter)).TotalResults).toBe(0)
  expect((await ratingsOnWire()).product.c_rating).toBeUndefined()
})

test('approvals at once are all counted', async () => {
  const ids = []
  for (const Rating of ['5', '5', '4', '2'])
    ids.push(await submit({ Rating, Title: `R${Rating}${ids.length}` }))
  await Promise.all(ids.map((id) => decide(id, 'approve')))
  expect((await ratingsOnWire()).product).toMatchObject({ c_rating: 4, c_reviewCount: 4 })
})

test('reviews are filtered, sorted and paged', async () => {
  for (const Rating of ['1', '3', '5', '4']) {
    await approved({ Rating, Title: `Number ${Rating}`, IsRecommended: String(Rating !== '1') })
  }
  await approved({ ProductId: 'truffles', Rating: '2', Title: 'Another product' })
  const titles = async (query: Record<string, string | string[]>) =>
    (await ask('reviews', query)).Results.map(({ Title }: { Title: string }) => Title)
  const box = 'ProductId:eq:assorted'
  expect(await titles({ Filter: box, Sort: 'Rating:desc' })).toEqual([
    'Number 5',
    'Number 4',
    'Number 3',
    'Number 1',
  ])
  expect(await titles({ Filter: box, Sort: 'Rating:asc', Limit: '2', Offset: '1' })).toEqual([
    'Number 3',
    'Number 4',
  ])
  expect(await titles({ Filter: [box, 'Rating:1,3'], Sort: 'SubmissionTime:desc' })).toEqual([
    'Number 3',
    'Number 1',
  ])
  expect(await titles({ Filter: [box, 'Rating:gte:4', 'Rating:neq:5'] })).toEqual(['Number 4'])
  expect(await titles({ Filter: [box, 'IsRecommended:false'] })).toEqual(['Number 1'])
  expect(await titles({ Filter: 'ProductId:truffles' })).toEqual(['Another product'])

  const statistics = await ask('statistics', {
    filter: 'productid:assorted-9,truffles,card',
    stats: 'Reviews,NativeReviews',
  })
  expect(statistics.Results).toMatchObject([
    {
      ProductStatistics: {
        ProductId: 'assorted-9',
        ReviewStatistics: { AverageOverallRating: 3.25, TotalReviewCount: 4 },
        NativeReviewStatistics: { TotalReviewCount: 4 },
      },
    },
    { ProductStatistics: { ProductId: 'truffles' } },
  ])
  const products = await ask('products', { Filter: 'Id:card', Stats: 'Reviews' })
  expect(products.Results).toMatchObject([
    { Id: 'card', ReviewStatistics: { TotalReviewCount: 0, AverageOverallRating: null } },
  ])
})

test('helpful votes count once for each author, on what is shown only', async () => {
  const first = await approved({ Title: 'First' })
  const second = await approved({ Title: 'Second' })
  const waiting = await submit({ Title: 'Waiting' })
  const vote = async (ContentId: string, UserId: string, Vote = 'Positive') =>
    (
      await send('submitfeedback', {
        ContentType: 'review',
        FeedbackType: 'helpfulness',
        ContentId,
        UserId,
        Vote,
      })
    ).json()
  expect(await vote(second, 'me')).toMatchObject({
    HasErrors: false,
    Feedback: { Helpfulness: { Vote: 'Positive' } },
  })
  const repeated = { HasErrors: true, Errors: [{ Code: 'ERROR_PARAM_DUPLICATE_SUBMISSION' }] }
  expect(await vote(second, 'me', 'Negative')).toMatchObject(repeated)
  const together = await Promise.all([vote(first, 'you'), vote(first, 'you')])
  expect(together.filter(({ HasErrors }) => HasErrors)).toHaveLength(1)
  await vote(first, 'her', 'Negative')
  const unknown = { Errors: [{ Code: 'ERROR_PARAM_INVALID_SUBJECT_ID' }] }
  expect(await vote(waiting, 'me')).toMatchObject(unknown)
  expect(await vote('none', 'me')).toMatchObject(unknown)
  expect(await vote(first, '')).toMatchObject({ Errors: [{ Code: 'ERROR_PARAM_MISSING_USER_ID' }] })

  const { Results } = await ask('reviews', {
    Filter: 'ProductId:assorted',
    Sort: 'Helpfulness:desc',
  })
  expect(Results).toMatchObject([
    { Title: 'Second', Helpfulness: 1, TotalPositiveFeedbackCount: 1 },
    { Title: 'First', Helpfulness: 0.5, TotalNegativeFeedbackCount: 1, TotalFeedbackCount: 2 },
  ])
})

test.each([
  ['Rating', '', 'rating', 'ERROR_FORM_REQUIRED'],
  ['Rating', '0', 'rating', 'ERROR_FORM_TOO_LOW'],
  ['Rating', '6', 'rating', 'ERROR_FORM_TOO_HIGH'],
  ['Rating', 'five', 'rating', 'ERROR_FORM_PATTERN_MISMATCH'],
  ['Title', ' ', 'title', 'ERROR_FORM_REQUIRED'],
  ['Title', 'x'.repeat(81), 'title', 'ERROR_FORM_TOO_LONG'],
  ['ReviewText', 'Good', 'reviewtext', 'ERROR_FORM_TOO_SHORT'],
  ['ReviewText', 'x'.repeat(4001), 'reviewtext', 'ERROR_FORM_TOO_LONG'],
  ['UserNickname', 'x', 'usernickname', 'ERROR_FORM_TOO_SHORT'],
  ['UserEmail', 'mina', 'useremail', 'ERROR_FORM_INVALID_EMAILADDRESS'],
  ['IsRecommended', 'perhaps', 'isrecommended', 'ERROR_FORM_INVALID_OPTION'],
])('a %s of %j is an error of the form', async (name, value, Field, Code) => {
  const answer = (await send('submitreview', { ...REVIEW, [name]: value })).json()
  expect(answer).toMatchObject({
    HasErrors: true,
    FormErrors: { FieldErrors: { [Field]: { Field, Code } }, FieldErrorsOrder: [Field] },
  })
  expect(await engine.db.selectFrom('review').selectAll().execute()).toEqual([])
})

test('a preview is kept nowhere, the same review once, and nothing of an unknown product', async () => {
  const preview = (await send('submitreview', { ...REVIEW, Action: 'Preview' })).json()
  expect(preview).toMatchObject({ HasErrors: false, Review: { Title: REVIEW.Title } })
  expect(preview.SubmissionId).toBeUndefined()
  await submit()
  expect((await send('submitreview', REVIEW)).json()).toMatchObject({
    Errors: [{ Code: 'ERROR_PARAM_DUPLICATE_SUBMISSION' }],
  })
  expect((await send('submitreview', { ...REVIEW, ProductId: 'none' })).json()).toMatchObject({
    Errors: [{ Code: 'ERROR_PARAM_INVALID_SUBJECT_ID' }],
  })
  expect(await engine.db.selectFrom('review').selectAll().execute()).toHaveLength(1)
})

test('one address cannot fill the desk', async () => {
  for (let count = 0; count < 20; count += 1) await submit({ Title: `Number ${count}` })
  const response = await send('submitreview', { ...REVIEW, Title: 'One more' })
  expect(response.statusCode).toBe(429)
  expect(response.json()).toMatchObject({ Errors: [{ Code: 'ERROR_REQUEST_LIMIT_REACHED' }] })
})

test.each([
  [{ passkey: '' }, 'ERROR_PARAM_INVALID_API_KEY'],
  [{ apiversion: '4' }, 'ERROR_UNSUPPORTED'],
  [{ Limit: '101' }, 'ERROR_PARAM_INVALID_LIMIT'],
  [{ Offset: '-1' }, 'ERROR_PARAM_INVALID_OFFSET'],
  [{ Filter: 'Mood:good' }, 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
  [{ Filter: 'Rating:many' }, 'ERROR_PARAM_INVALID_FILTER_ATTRIBUTE'],
  [{ Sort: 'Mood:asc' }, 'ERROR_PARAM_INVALID_SORT_ATTRIBUTE'],
])('%j is refused in the contract’s words', async (query, Code) => {
  const answer = await ask('reviews', query as Record<string, string>)
  expect(answer).toMatchObject({ HasErrors: true, Results: [], Errors: [{ Code }] })
})

test('the desk is for operators, and its buttons for its own pages', async () => {
  const id = await submit()
  const foreign = await decide(id, 'approve', { origin: 'https://elsewhere.example' })
  expect(foreign.statusCode).toBe(403)
  const proxied = await engine.app.inject({
    url: '/reviews-desk',
    headers: { 'x-forwarded-for': '10.0.0.1' },
  })
  expect(proxied.statusCode).toBe(403)
  expect((await decide('none', 'approve')).statusCode).toBe(404)
  expect((await engine.app.inject('/reviews-desk?status=APPROVED')).body).toContain('No reviews')
})
