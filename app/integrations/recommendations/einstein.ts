import { toAppError } from '@/errors/to-app-error'
import { camelCaseKeys } from '@/lib/camel-case-keys'
import { asFields, asList, asText } from '@/lib/read-fields'
import { callEinstein } from './einstein-call'
import type {
  RecommendationRequest,
  Recommendations,
  RecommendationService,
} from './recommendations.port'

const TIMEOUT_MS = 5_000

// read without zod, which product pages would load for this alone

function readNames(answer: unknown): string[] | undefined {
  return readAll(asFields(answer).recommenders, (recommender) => asText(asFields(recommender).name))
}

type Answer = Omit<Recommendations, 'recommenderName'> & { recommenderName?: string }

function readRecommendations(answer: unknown): Answer | undefined {
  const { recs: list, recoUUID: uuid, recommenderName: name } = asFields(answer)
  const recs = readAll(list, (element) => {
    const { id: given, productName, imageUrl } = asFields(element)
    const id = asText(given)
    if (id === undefined) return undefined
    return { id, productName: asText(productName), imageUrl: asText(imageUrl) }
  })
  const recoUUID = asText(uuid)
  const recommenderName = asText(name)
  return recs && recoUUID
    ? { recs, recoUUID, ...(recommenderName && { recommenderName }) }
    : undefined
}

/** Returns undefined if this is no array, or one with an element that cannot be read. */
function readAll<Item>(
  value: unknown,
  read: (element: unknown) => Item | undefined,
): Item[] | undefined {
  const items = asList(value, read)
  return Array.isArray(value) && items.length === value.length ? items : undefined
}

/** Einstein's recommendations, requested in the browser because they are personal (REC-012). */
export const einstein: RecommendationService = {
  async listRecommenders(siteId) {
    const path = (id: string) => `/personalization/recommenders/${id}`
    return ask(siteId, { path }, readNames)
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
  const answer = await ask(siteId, { path, body }, readRecommendations)
  return { recommenderName: name, ...answer }
}

async function ask<Read>(
  siteId: string,
  call: Parameters<typeof callEinstein>[1],
  read: (answer: unknown) => Read | undefined,
): Promise<Read> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await callEinstein(siteId, call, { signal }).catch((error: unknown) => {
    throw toAppError(error)
  })
  const body: unknown = await response.json().catch(() => undefined)
  if (!response.ok) throw toAppError(body, response.status)
  const answer = read(camelCaseKeys(body))
  if (!answer) throw toAppError(body, 502)
  return answer
}
