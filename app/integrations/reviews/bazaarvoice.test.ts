import { http, HttpResponse } from 'msw'
import { serve } from '../../../tests/setup/serve'
import { fetchReviews, submitReview, submitVote } from './bazaarvoice.server'
import type { NewReview } from './reviews.port'

const ORIGIN = 'https://reviews.example'
let asked: { url: URL; form?: URLSearchParams; address: string | null }[] = []
let answer: object = {}
let status = 200

process.env.REVIEWS_ORIGIN = ORIGIN
process.env.REVIEWS_PASSKEY = 'our-shop'
serve(
  http.all(`${ORIGIN}/data/*`, async ({ request }) => {
    const body = await request.text()
    asked.push({
      url: new URL(request.url),
      address: request.headers.get('x-forwarded-for'),
      ...(body && { form: new URLSearchParams(body) }),
    })
    return HttpResponse.json(answer, { status })
  }),
)

beforeEach(() => {
  asked = []
  answer = {}
  status = 200
})

const REVIEW: NewReview = {
  productId: 'box',
  rating: 4,
  title: 'Gone',
  text: 'Gone before the kettle had boiled.',
  nickname: 'Ada',
  email: 'ada@example.com',
  location: '',
  isRecommended: true,
}

test('a page of reviews, and what all of them say together', async () => {
  answer = {
    TotalResults: 12,
    HasErrors: false,
    Results: [
      {
        Id: '1',
        Rating: 5,
        Title: 'Sunday',
        ReviewText: 'After the roast.',
        UserNickname: 'Priya',
        UserLocation: null,
        SubmissionTime: '2026-03-01T12:00:00.000+00:00',
        IsRecommended: null,
        TotalPositiveFeedbackCount: 3,
        TotalNegativeFeedbackCount: 1,
        ClientResponses: [{ Name: 'Odile', Department: null, Response: 'Thank you.' }],
        Badges: {},
      },
      { Id: '2', Rating: 2, UserNickname: 'Sam', SubmissionTime: '2026-02-01T12:00:00Z' },
    ],
    Includes: {
      Products: {
        box: {
          ReviewStatistics: {
            AverageOverallRating: 4.25,
            TotalReviewCount: 12,
            RecommendedCount: 6,
            NotRecommendedCount: 2,
            RatingDistribution: [
              { RatingValue: 5, Count: 9 },
              { RatingValue: 2, Count: 3 },
            ],
          },
        },
      },
    },
  }
  const page = await fetchReviews({ productId: 'box', rating: 5, sort: 'lowest', offset: 8 })
  expect(page).toEqual({
    total: 12,
    summary: {
      average: 4.25,
      count: 12,
      distribution: { 5: 9, 4: 0, 3: 0, 2: 3, 1: 0 },
      recommendedShare: 0.75,
    },
    reviews: [
      {
        id: '1',
        rating: 5,
        title: 'Sunday',
        text: 'After the roast.',
        nickname: 'Priya',
        submittedAt: '2026-03-01T12:00:00.000+00:00',
        helpful: 3,
        unhelpful: 1,
        responses: [{ name: 'Odile', text: 'Thank you.' }],
      },
      {
        id: '2',
        rating: 2,
        text: '',
        nickname: 'Sam',
        submittedAt: '2026-02-01T12:00:00Z',
        helpful: 0,
        unhelpful: 0,
        responses: [],
      },
    ],
  })
  const { searchParams, pathname } = asked[0]?.url ?? new URL(ORIGIN)
  expect(pathname).toBe('/data/reviews.json')
  expect(searchParams.getAll('Filter')).toEqual(['ProductId:eq:box', 'Rating:eq:5'])
  expect(Object.fromEntries(searchParams)).toMatchObject({
    apiversion: '5.4',
    passkey: 'our-shop',
    Sort: 'Rating:asc,SubmissionTime:desc',
    Limit: '8',
    Offset: '8',
  })
})

test('a product without reviews has an empty summary', async () => {
  answer = { TotalResults: 0, Results: [], Includes: {} }
  const { summary } = await fetchReviews({ productId: 'box', sort: 'helpful', offset: 0 })
  expect(summary).toEqual({ average: 0, count: 0, distribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 } })
})

test.each([
  [{ HasErrors: true, Errors: [{ Code: 'ERROR_UNKNOWN', Message: 'Sorry.' }] }, 200, 400],
  [{ Results: 'none' }, 200, 502],
  ['not found', 404, 404],
])('an answer that is none is an error', async (given, givenStatus, expected) => {
  answer = given as object
  status = givenStatus
  const asking = fetchReviews({ productId: 'box', sort: 'helpful', offset: 0 })
  await expect(asking).rejects.toMatchObject({ name: 'AppError', status: expected })
})

test('a review is sent as a form, for the visitor', async () => {
  await submitReview(REVIEW, '203.0.113.7')
  expect(asked[0]?.address).toBe('203.0.113.7')
  expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
    apiversion: '5.4',
    passkey: 'our-shop',
    Action: 'Submit',
    ProductId: 'box',
    Rating: '4',
    Title: 'Gone',
    ReviewText: 'Gone before the kettle had boiled.',
    UserNickname: 'Ada',
    UserEmail: 'ada@example.com',
    UserLocation: '',
    IsRecommended: 'true',
  })
})

test('refused fields are ours, not the contract’s', async () => {
  answer = {
    HasErrors: true,
    Errors: [],
    FormErrors: {
      FieldErrors: {
        usernickname: { Field: 'usernickname', Code: 'ERROR_FORM_PROFANITY', Message: 'No.' },
      },
    },
  }
  await expect(submitReview(REVIEW)).rejects.toMatchObject({
    kind: 'validation',
    fieldErrors: { nickname: 'No.' },
  })
})

test.each([
  ['ERROR_PARAM_DUPLICATE_SUBMISSION', 200, { kind: 'conflict', status: 409 }],
  ['ERROR_REQUEST_LIMIT_REACHED', 429, { status: 429 }],
  ['ERROR_PARAM_INVALID_SUBJECT_ID', 200, { kind: 'not-found', status: 404 }],
])('%s of a vote', async (Code, givenStatus, expected) => {
  answer = { HasErrors: true, Errors: [{ Code, Message: 'No.' }] }
  status = givenStatus
  const vote = { reviewId: '1', authorId: 'somebody', isHelpful: false }
  await expect(submitVote(vote, '203.0.113.7')).rejects.toMatchObject(expected)
  expect(asked[0]?.form?.get('Vote')).toBe('Negative')
})
