import { z } from 'zod'
import { toAppError } from '@/errors/to-app-error'
import { camelCaseKeys } from '@/lib/camel-case-keys'
import { callEinstein } from './einstein-call'
import type {
  RecommendationRequest,
  Recommendations,
  RecommendationService,
} from './recommendations.port'

const TIMEOUT_MS = 5_000

const RecommendersAnswer = z.object({ recommenders: z.array(z.object({ name: z.string() })) })

const RecommendationsAnswer = z.object({
  recs: z.array(
    z.object({
      id: z.string(),
      productName: z.string().optional(),
      imageUrl: z.string().optional(),
    }),
  ),
  recoUUID: z.string(),
  recommenderName: z.string().optional(),
})

/** Einstein's recommendations, requested in the browser because they are personal (REC-012). */
export const einstein: RecommendationService = {
  async listRecommenders(siteId) {
    const path = (id: string) => `/personalization/recommenders/${id}`
    const { recommenders } = await ask(siteId, { path }, RecommendersAnswer)
    return recommenders.map(({ name }) => name)
  },
  getRecommendations(siteId, name, request) {
    return recommend(siteId, (id) => `/personalization/recs/${id}/${name}`, name, request)
  },
  getZoneRecommendations(siteId, zoneId, request) {
    const zone = encodeURIComponent(zoneId)
    return recommend(siteId, (id) => `/personalization/${id}/zones/${zone}/recs`, zoneId, request)
  },
}

async function recommend(
  siteId: string,
  path: (id: string) => string,
  name: string,
  { visitor, products, categories }: RecommendationRequest,
): Promise<Recommendations> {
  const body = { ...visitor, products, ...(categories && { categories }) }
  const answer = await ask(siteId, { path, body }, RecommendationsAnswer)
  return { recommenderName: name, ...answer }
}

async function ask<Schema extends z.ZodType>(
  siteId: string,
  call: Parameters<typeof callEinstein>[1],
  schema: Schema,
): Promise<z.infer<Schema>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await callEinstein(siteId, call, { signal }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(body, response.status)
  const answer = schema.safeParse(camelCaseKeys(body))
  if (!answer.success) throw toAppError(body, 502)
  return answer.data
}
