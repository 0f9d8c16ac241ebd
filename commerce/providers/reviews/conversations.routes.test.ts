import { createReviewEngine, REVIEW } from '../../testing/review-engine'
import { useForAll } from '../../testing/use'

const engine = useForAll(() => createReviewEngine())
beforeEach(() => engine.clear())

test('reviews are filtered, sorted and paged', async () => {
  for (const Rating of ['1', '3', '5', '4']) {
    await engine.submitApproved({
      Rating,
      Title: `Number ${Rating}`,
      IsRecommended: String(Rating !== '1'),
    })
  }
  await engine.submitApproved({ ProductId: 'truffles', Rating: '2', Title: 'Another product' })
  const titles = async (query: Record<string, string | string[]>) =>
    (await engine.ask('reviews', query)).Results.map(({ Title }: { Title: string }) => Title)
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

  const statistics = await engine.ask('statistics', {
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
  const products = await engine.ask('products', { Filter: 'Id:card', Stats: 'Reviews' })
  expect(products.Results).toMatchObject([
    { Id: 'card', ReviewStatistics: { TotalReviewCount: 0, AverageOverallRating: null } },
  ])
})

test('helpful votes count once per author, and only for published reviews', async () => {
  const first = await engine.submitApproved({ Title: 'First' })
  const second = await engine.submitApproved({ Title: 'Second' })
  const waiting = await engine.submit({ Title: 'Waiting' })
  const vote = async (ContentId: string, UserId: string, Vote = 'Positive') =>
    (
      await engine.send('submitfeedback', {
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

  const { Results } = await engine.ask('reviews', {
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
])('a %s of %j is a form error', async (name, value, Field, Code) => {
  const answer = (await engine.send('submitreview', { ...REVIEW, [name]: value })).json()
  expect(answer).toMatchObject({
    HasErrors: true,
    FormErrors: { FieldErrors: { [Field]: { Field, Code } }, FieldErrorsOrder: [Field] },
  })
  expect(await engine.db.selectFrom('review').selectAll().execute()).toEqual([])
})

test('a preview is not stored, and duplicates and unknown products are rejected', async () => {
  const preview = (await engine.send('submitreview', { ...REVIEW, Action: 'Preview' })).json()
  expect(preview).toMatchObject({ HasErrors: false, Review: { Title: REVIEW.Title } })
  expect(preview.SubmissionId).toBeUndefined()
  await engine.submit()
  expect((await engine.send('submitreview', REVIEW)).json()).toMatchObject({
    Errors: [{ Code: 'ERROR_PARAM_DUPLICATE_SUBMISSION' }],
  })
  expect(
    (await engine.send('submitreview', { ...REVIEW, ProductId: 'none' })).json(),
  ).toMatchObject({
    Errors: [{ Code: 'ERROR_PARAM_INVALID_SUBJECT_ID' }],
  })
  expect(await engine.db.selectFrom('review').selectAll().execute()).toHaveLength(1)
})

test('the public author id does not reveal the e-mail address', async () => {
  await engine.submitApproved({ Title: 'First' })
  await engine.submitApproved({ Title: 'Second' })
  await engine.submitApproved({ Title: 'Third', UserId: 'somebody' })
  await engine.submitApproved({ Title: 'Fourth', UserId: 'somebody' })
  const { Results } = await engine.ask('reviews', { Sort: 'SubmissionTime:asc' })
  const authors = Results.map(({ AuthorId }: { AuthorId: string }) => AuthorId)
  expect(new Set(authors).size).toBe(3)
  expect(authors[2]).toBe(authors[3])
})

test('one address cannot flood the list of reviews to moderate', async () => {
  for (let count = 0; count < 20; count += 1) await engine.submit({ Title: `Number ${count}` })
  const response = await engine.send('submitreview', { ...REVIEW, Title: 'One more' })
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
])('%j is rejected with an error of the API', async (query, Code) => {
  const answer = await engine.ask('reviews', query as Record<string, string>)
  expect(answer).toMatchObject({ HasErrors: true, Results: [], Errors: [{ Code }] })
})
