import type { Request, Router } from 'express'
import { z } from 'zod'
import { toSitePreferences } from '@/commerce-client/site-preferences.mapper'
import { getSitePreferences } from '@/commerce-client/site-preferences.server'
import { siteRoutes } from '@/commerce-client/site-routes'
import { AppError, badRequestError } from '@/errors/app-error'
import {
  fetchReviews,
  submitReview,
  submitVote,
} from '@/integrations/reviews/reviews.source.server'
import { RATINGS, REVIEW_SORTS } from '@/integrations/reviews/reviews.port'
import type { Site } from '@/site/site'
import { addRoute } from './add-route'
import { apiRoute } from './api-route'
import { callerOf } from './caller-of'

const ProductId = z.string().regex(/^[\w.-]{1,100}$/)
const text = (max: number) => z.string().trim().max(max)

const ReviewsQuery = z.object({
  productId: ProductId,
  rating: z.coerce.number().pipe(z.literal(RATINGS)).optional(),
  sort: z.enum(REVIEW_SORTS).default('helpful'),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
})

// lengths are generous: the provider returns the errors of the fields
const NewReviewBody = z.object({
  productId: ProductId,
  rating: z.number(),
  title: text(500),
  text: text(10_000),
  nickname: text(500),
  email: text(500),
  location: text(500),
  isRecommended: z.boolean().optional(),
})

const VoteBody = z.object({
  reviewId: z.string().regex(/^[\w.-]{1,100}$/),
  authorId: z.string().regex(/^[\w-]{8,100}$/),
  isHelpful: z.boolean(),
})

/** Reading, writing and voting on product reviews, if the site has reviews (PDP-017). */
export function registerReviews(router: Router): void {
  addRoute(
    router,
    siteRoutes.reviews,
    apiRoute(async (site, req) => {
      const request = read(ReviewsQuery, req.query)
      await requireReviews(site)
      return fetchReviews(request)
    }),
  )
  addRoute(
    router,
    siteRoutes.sendReview,
    apiRoute(async (site, req, res) => {
      const review = read(NewReviewBody, req.body)
      await requireReviews(site)
      await submitReview(review, addressOf(req))
      res.status(202)
      return { status: 'SUBMITTED' }
    }),
  )
  addRoute(
    router,
    siteRoutes.voteOnReview,
    apiRoute(async (site, req) => {
      const vote = read(VoteBody, req.body)
      await requireReviews(site)
      await submitVote(vote, addressOf(req))
      return { counted: true }
    }),
  )
}

const addressOf = (req: Request) => callerOf(req).address

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const [name] = parsed.error.issues[0]?.path ?? []
  throw badRequestError(`The parameter ${String(name)} is missing or not valid.`)
}

async function requireReviews(site: Site): Promise<void> {
  if (toSitePreferences(await getSitePreferences(site.id)).reviewsEnabled) return
  const message = 'This site has no reviews.'
  throw new AppError({ kind: 'not-found', status: 404, title: 'Not Found', message })
}
