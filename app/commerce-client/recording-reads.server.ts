import { recordReads } from '@/lib/content-changes.server'
import { asFields, asList, asText } from '@/lib/read-fields'
import { serverConfig } from '@/site/server-config.server'
import type { ScapiApi } from './scapi.types'

/** Pages with lists depend on every product: another one may be found, or in another order. */
const LIST = 'list'

/**
 * Records which data the page being rendered depends on: `product:{id}`, and `list` for searches.
 * Nothing without a change feed: the tags would only make a long response header, which Managed
 * Runtime limits.
 */
export async function recordingReads<Answer>(
  api: ScapiApi,
  options: object,
  answer: Promise<Answer>,
): Promise<Answer> {
  if (serverConfig().changeFeed.origin === undefined) return answer
  if (api === 'shopperSearch') recordReads([LIST])
  if (api !== 'shopperProducts') return answer
  // also of products that are not there yet
  recordReads(toTags(idsAskedFor(options)))
  const answered = await answer
  recordReads(toTags(productIdsIn(answered)))
  return answered
}

const toTags = (ids: readonly string[]) => ids.map((id) => `product:${id}`)

function idsAskedFor(options: object): string[] {
  const { ids, id } = asFields(asFields(options).parameters)
  return asList([...(Array.isArray(ids) ? ids : []), id], asText)
}

/** The product itself, its variants, its master, and what a set or a bundle consists of. */
function productIdsIn(answer: unknown): string[] {
  const { id, productId, data, variants, master, setProducts, bundledProducts } = asFields(answer)
  const parts = [data, variants, setProducts].flatMap((list) => asList(list, productIdsIn))
  const bundled = asList(bundledProducts, (part) => productIdsIn(asFields(part).product))
  const own = asList([id, productId, asFields(master).masterId], asText)
  return [...own, ...parts.flat(), ...bundled.flat()]
}
