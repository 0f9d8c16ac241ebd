import { z } from 'zod'
import { AppError } from '@/errors/app-error'
import { toAnswerError, toAppError } from '@/errors/to-app-error'
import { askProvider, providerFailed, readJson } from '@/lib/ask-provider.server'
import { serverConfig } from '@/site/server-config.server'
import {
  RATINGS,
  REVIEW_PAGE_SIZE,
  type NewReview,
  type Review,
  type ReviewPage,
  type ReviewRequest,
  type ReviewSort,
  type ReviewSummary,
  type ReviewVote,
} from './reviews.port'

const TIMEOUT_MS = 5_000
const API_VERSION = '5.4'

const Envelope = z.object({
  HasErrors: z.boolean().default(false),
  Errors: z
    .array(z.object({ Code: z.string().nullish(), Message: z.string().nullish() }))
    .default([]),
  FormErrors: z
    .object({
      FieldErrors: z.record(z.string(), z.object({ Message: z.string().nullish() })).default({}),
    })
    .nullish(),
})
type Envelope = z.infer<typeof Envelope>

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const count = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)

const ReviewResult = z.object({
  Id: z.string(),
  Rating: z.number(),
  Title: text,
  ReviewText: text,
  UserNickname: text,
  UserLocation: text,
  SubmissionTime: z.string(),
  IsRecommended: z.boolean().nullish(),
  TotalPositiveFeedbackCount: count,
  TotalNegativeFeedbackCount: count,
  ClientResponses: z
    .array(z.object({ Name: text, Department: text, Response: text }))
    .nullish()
    .transform((responses) => responses ?? []),
})

const Statistics = z.object({
  AverageOverallRating: count,
  TotalReviewCount: count,
  RecommendedCount: count,
  NotRecommendedCount: count,
  RatingDistribution: z
    .array(z.object({ RatingValue: z.number(), Count: z.number() }))
    .nullish()
    .transform((values) => values ?? []),
})

const ReviewsAnswer = z.object({
  TotalResults: z.number(),
  Results: z.array(ReviewResult),
  Includes: z
    .object({
      Products: z
        .record(z.string(), z.object({ ReviewStatistics: Statistics.nullish() }))
        .nullish(),
    })
    .nullish(),
})

const SORTS: Readonly<Record<ReviewSort, string>> = {
  helpful: 'IsFeatured:desc,TotalPositiveFeedbackCount:desc,SubmissionTime:desc',
  newest: 'SubmissionTime:desc',
  highest: 'Rating:desc,SubmissionTime:desc',
  lowest: 'Rating:asc,SubmissionTime:desc',
}

/** The provider's field names → ours. */
const FIELDS: Readonly<Record<string, string>> = {
  rating: 'rating',
  title: 'reviewTitle',
  reviewtext: 'reviewText',
  usernickname: 'nickname',
  useremail: 'email',
  userlocation: 'location',
  isrecommended: 'isRecommended',
}

/**
 * Fetches a page of a product's reviews, and the summary of all its reviews, from Bazaarvoice
 * Conversations.
 */
export async function fetchReviews(request: ReviewRequest): Promise<ReviewPage> {
  const { productId, rating, sort, offset } = request
  const query = new URLSearchParams({
    ...access(),
    Include: 'Products',
    Stats: 'Reviews',
    Sort: SORTS[sort],
    Limit: String(REVIEW_PAGE_SIZE),
    Offset: String(offset),
  })
  query.append('Filter', `ProductId:eq:${productId}`)
  if (rating !== undefined) query.append('Filter', `Rating:eq:${rating}`)
  const answer = await ask(`reviews.json?${query}`)
  const parsed = ReviewsAnswer.safeParse(answer)
  if (!parsed.success) throw providerFailed('reviews', 'The answer cannot be read.')
  const { TotalResults, Results, Includes } = parsed.data
  const [product] = Object.values(Includes?.Products ?? {})
  return {
    summary: toSummary(product?.ReviewStatistics),
    reviews: Results.map(toReview),
    total: TotalResults,
  }
}

function toSummary(statistics: z.infer<typeof Statistics> | null | undefined): ReviewSummary {
  const distribution = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
  for (const { RatingValue, Count } of statistics?.RatingDistribution ?? []) {
    const rating = RATINGS.find((one) => one === RatingValue)
    if (rating) distribution[rating] = Count
  }
  const recommended = statistics?.RecommendedCount ?? 0
  const asked = recommended + (statistics?.NotRecommendedCount ?? 0)
  return {
    average: statistics?.AverageOverallRating ?? 0,
    count: statistics?.TotalReviewCount ?? 0,
    distribution,
    ...(asked > 0 && { recommendedShare: recommended / asked }),
  }
}

function toReview(result: z.infer<typeof ReviewResult>): Review {
  const { Title, UserLocation, IsRecommended } = result
  return {
    id: result.Id,
    rating: result.Rating,
    text: result.ReviewText,
    nickname: result.UserNickname,
    submittedAt: result.SubmissionTime,
    helpful: result.TotalPositiveFeedbackCount,
    unhelpful: result.TotalNegativeFeedbackCount,
    responses: result.ClientResponses.map(({ Name, Department, Response }) => ({
      name: Name,
      text: Response,
      ...(Department !== '' && { department: Department }),
    })),
    ...(Title !== '' && { title: Title }),
    ...(UserLocation !== '' && { location: UserLocation }),
    ...(IsRecommended != null && { isRecommended: IsRecommended }),
  }
}

/** @param address the visitor's IP address: the provider limits requests per address. */
export async function submitReview(review: NewReview, address?: string): Promise<void> {
  await send('submitreview.json', address, {
    Action: 'Submit',
    ProductId: review.productId,
    Rating: String(review.rating),
    Title: review.title,
    ReviewText: review.text,
    UserNickname: review.nickname,
    UserEmail: review.email,
    UserLocation: review.location,
    ...(review.isRecommended !== undefined && { IsRecommended: String(review.isRecommended) }),
  })
}

/** @param address the visitor's IP address */
export async function submitVote(vote: ReviewVote, address?: string): Promise<void> {
  await send('submitfeedback.json', address, {
    ContentType: 'review',
    ContentId: vote.reviewId,
    FeedbackType: 'helpfulness',
    Vote: vote.isHelpful ? 'Positive' : 'Negative',
    UserId: vote.authorId,
  })
}

async function send(
  path: string,
  visitor: string | undefined,
  form: Record<string, string>,
): Promise<void> {
  const answer = await ask(path, { visitor, body: new URLSearchParams({ ...access(), ...form }) })
  if (!Envelope.safeParse(answer).success) {
    throw providerFailed('reviews', 'The answer cannot be read.')
  }
}

async function ask(
  path: string,
  request: { visitor?: string; body?: URLSearchParams } = {},
): Promise<unknown> {
  const address = `${serverConfig().reviews.origin}/data/${path}`
  const call = { ...request, timeoutMs: TIMEOUT_MS }
  const { status, headers, text } = await askProvider('reviews', address, call)
  const body = readJson(text)
  const envelope = Envelope.safeParse(body)
  if (envelope.success && envelope.data.HasErrors) throw toRefusal(envelope.data, status)
  if (status >= 400) throw toAnswerError({ status, headers }, body)
  return body
}

/** The provider reports refusals in responses with a success status. */
function toRefusal({ Errors, FormErrors }: Envelope, status: number): AppError {
  const fields = Object.entries(FormErrors?.FieldErrors ?? {})
  const [first] = Errors
  const message = first?.Message ?? fields[0]?.[1].Message ?? 'The review could not be sent.'
  if (fields.length > 0) {
    const fieldErrors = Object.fromEntries(
      fields.map(([name, { Message }]) => [FIELDS[name.toLowerCase()] ?? name, Message ?? message]),
    )
    return new AppError({ kind: 'validation', status: 422, message, fieldErrors })
  }
  if (/API_KEY|ACCESS_DENIED/.test(first?.Code ?? '')) {
    return providerFailed('reviews', 'The provider refuses our passkey.')
  }
  const isRepeated = /DUPLICATE/.test(first?.Code ?? '')
  if (isRepeated) return new AppError({ kind: 'conflict', status: 409, message })
  const isUnknown = /SUBJECT_ID/.test(first?.Code ?? '')
  return toAppError({ status: status >= 400 ? status : isUnknown ? 404 : 400, message })
}

/** Bazaarvoice's passkey is not secret: it only identifies the retailer. */
function access(): Record<string, string> {
  return { apiversion: API_VERSION, passkey: serverConfig().reviews.passkey }
}
