import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createLoginThrottle, type LoginThrottle } from '../../throttles/login-throttle'
import type { Db } from '../../db/client'
import type { ReviewService } from '../../reviews/review.service'
import { ConversationsError } from './conversations-error'
import {
  toEnvelope,
  toErrorEnvelope,
  toProduct,
  toReview,
  toStatistics,
  toSubmissionAnswer,
} from './conversations.mapper'
import {
  first,
  readFilters,
  readList,
  readOrders,
  readParameters,
  toCriteria,
  type Parameters,
} from './conversations.schemas'
import { describeForm, readSubmission, toFormErrors } from './submission.rules'

interface Needs {
  db: Db
  now: () => Date
  reviews: ReviewService
}

const PATH = '/data'
const TYPICAL_HOURS_TO_POST = 48
const QUARTER_MS = 15 * 60_000

/** Maximum number of submissions per IP address in 15 minutes. */
const SUBMISSIONS = {
  login: { attempts: 20, windowMs: QUARTER_MS },
  address: { attempts: 20, windowMs: QUARTER_MS },
}

/** Answers Bazaarvoice Conversations 5.4, display and submission, from the engine's reviews. */
export function registerConversations(app: FastifyInstance, services: Needs): void {
  app.register(
    async (api) => {
      answerErrors(api)
      api.addHook('onSend', async (_request, reply) => {
        // responses are cached by the storefront's page cache only
        reply.header('cache-control', 'no-store')
      })
      registerDisplay(api, services)
      registerSubmission(api, services)
    },
    { prefix: PATH },
  )
}

/** @throws ConversationsError 403 without a passkey; any passkey is accepted. */
function readRequest(given: unknown): Parameters {
  const parameters = readParameters(given)
  if (!first(parameters, 'passkey')) {
    throw new ConversationsError('ERROR_PARAM_INVALID_API_KEY', 'A passkey is required.', 403)
  }
  if (!/^5\.\d$/.test(first(parameters, 'apiversion') ?? '')) {
    throw new ConversationsError('ERROR_UNSUPPORTED', 'The apiversion 5.4 is supported.')
  }
  return parameters
}

function registerDisplay(api: FastifyInstance, { reviews }: Needs): void {
  async function toProducts(ids: readonly string[], withStatistics: boolean) {
    const subjects = [...(await reviews.getSubjects(ids)).values()]
    const summaries = await reviews.getSummaries(subjects.map(({ id }) => id))
    return subjects.map((one) => toProduct(one, summaries.get(one.id), withStatistics))
  }

  api.get('/reviews.json', async (request) => {
    const parameters = readRequest(request.query)
    const { limit, offset, includes, stats } = readList(parameters)
    const orders = readOrders(parameters)
    const criteria = toCriteria(readFilters(parameters))
    const subjects = await reviews.getSubjects(criteria.productIds ?? [])
    const productIds = criteria.productIds?.map((id) => subjects.get(id)?.id ?? id)
    const shown = { ...criteria, productIds, status: 'APPROVED' as const }
    const found = await reviews.listReviews(shown, { orders, limit, offset })
    const named = productIds ?? found.reviews.map((review) => review.product_id)
    const products = includes.has('products')
      ? await toProducts([...new Set(named)], stats.has('reviews'))
      : undefined
    return toEnvelope({
      limit,
      offset,
      total: found.total,
      results: found.reviews.map(toReview),
      includes: products && {
        Products: Object.fromEntries(products.map((one) => [one.Id, one])),
        ProductsOrder: products.map(({ Id }) => Id),
      },
    })
  })

  api.get('/statistics.json', async (request) => {
    const parameters = readRequest(request.query)
    const { stats } = readList(parameters)
    const asked = toCriteria(readFilters(parameters)).productIds ?? []
    const subjects = await reviews.getSubjects(asked)
    const toId = (id: string) => subjects.get(id)?.id ?? id
    const summaries = await reviews.getSummaries(asked.map(toId))
    const results = asked.flatMap((id) => {
      const summary = summaries.get(toId(id))
      if (!summary) return []
      const statistics = toStatistics(summary)
      return {
        ProductStatistics: {
          ProductId: id,
          ...(stats.has('reviews') && { ReviewStatistics: statistics }),
          ...(stats.has('nativereviews') && { NativeReviewStatistics: statistics }),
        },
      }
    })
    return toEnvelope({ limit: asked.length, offset: 0, total: results.length, results })
  })

  api.get('/products.json', async (request) => {
    const parameters = readRequest(request.query)
    const { limit, offset, stats } = readList(parameters)
    const ids = toCriteria(readFilters(parameters)).ids ?? []
    const products = await toProducts(ids, stats.has('reviews'))
    const results = products.slice(offset, offset + limit)
    return toEnvelope({ limit, offset, total: products.length, results })
  })
}

function registerSubmission(api: FastifyInstance, services: Needs): void {
  const { reviews, db, now } = services
  const writing = createLoginThrottle(db, now, 'review', SUBMISSIONS)
  const voting = createLoginThrottle(db, now, 'review-vote')

  api.post('/submitreview.json', async (request) => {
    const parameters = readRequest(allOf(request))
    const { fields, errors } = readSubmission(parameters)
    const subject = (await reviews.getSubjects([fields.productId])).get(fields.productId)
    if (!subject) throw unknownSubject(fields.productId)
    const answer = { Data: describeForm(), TypicalHoursToPost: TYPICAL_HOURS_TO_POST }
    if (errors.length > 0) {
      return toSubmissionAnswer({ ...answer, FormErrors: toFormErrors(errors), HasErrors: true })
    }
    const draft = { ...fields, productId: subject.id }
    const isSubmit = first(parameters, 'action')?.toLowerCase() === 'submit'
    if (!isSubmit) {
      const { Id: _, CID: __, ...preview } = toReview(reviews.preview(draft))
      return toSubmissionAnswer({ ...answer, Review: preview })
    }
    await refuseMany(writing, request)
    const stored = await reviews.submit(draft)
    if (!stored) throw repeated('This review has been sent already.')
    return toSubmissionAnswer({ ...answer, Review: toReview(stored), SubmissionId: stored.id })
  })

  api.post('/submitfeedback.json', async (request) => {
    const parameters = readRequest(allOf(request))
    const { contentId, userId, vote } = readFeedback(parameters)
    await refuseMany(voting, request)
    const outcome = await reviews.vote(contentId, userId, vote === 'Positive')
    if (outcome === 'unknown') throw unknownSubject(contentId)
    if (outcome === 'repeated') throw repeated('This author has voted already.')
    return toSubmissionAnswer({ Feedback: { Helpfulness: { AuthorId: userId, Vote: vote } } })
  })
}

function allOf({ query, body }: FastifyRequest): object {
  return { ...toObject(query), ...toObject(body) }
}

function toObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

function readFeedback(parameters: Parameters) {
  const value = (name: string) => first(parameters, name)?.trim() ?? ''
  if (value('contenttype').toLowerCase() !== 'review') throw unsupported('ContentType')
  if (value('feedbacktype').toLowerCase() !== 'helpfulness') throw unsupported('FeedbackType')
  const vote = value('vote').toLowerCase()
  if (vote !== 'positive' && vote !== 'negative') throw unsupported('Vote')
  const contentId = value('contentid')
  if (contentId === '') {
    throw new ConversationsError('ERROR_PARAM_MISSING_SUBJECT_ID', 'ContentId is required.')
  }
  const userId = value('userid').slice(0, 255)
  if (userId === '') {
    throw new ConversationsError('ERROR_PARAM_MISSING_USER_ID', 'UserId is required.')
  }
  return { contentId, userId, vote: vote === 'positive' ? 'Positive' : 'Negative' } as const
}

function unsupported(name: string): ConversationsError {
  return new ConversationsError('ERROR_PARAM_INVALID_PARAMETERS', `${name} is not supported.`)
}

function unknownSubject(id: string): ConversationsError {
  return new ConversationsError(
    'ERROR_PARAM_INVALID_SUBJECT_ID',
    `There is no ${id.slice(0, 100)}.`,
  )
}

function repeated(message: string): ConversationsError {
  return new ConversationsError('ERROR_PARAM_DUPLICATE_SUBMISSION', message)
}

async function refuseMany(throttle: LoginThrottle, { ip }: FastifyRequest): Promise<void> {
  if ((await throttle.countAddress(ip)) === 0) return
  throw new ConversationsError(
    'ERROR_REQUEST_LIMIT_REACHED',
    'Too many requests. Please try again later.',
    429,
  )
}

function answerErrors(api: FastifyInstance): void {
  api.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ConversationsError)) throw error
    return reply.code(error.status).send(toErrorEnvelope(error.code, error.message))
  })
}
