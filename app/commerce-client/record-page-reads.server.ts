import { recordReads } from '@/lib/content-changes.server'
import { asFields, asList, asText } from '@/lib/read-fields'
import { serverConfig } from '@/site/server-config.server'
import type { ScapiApi } from './scapi.types'

/** Pages with lists depend on every product: a change may add a result or change the order. */
const LIST = 'list'

/**
 * Records which data the current page depends on: `product:{id}`, and `list` for searches. Without
 * a change feed nothing is recorded: the tags would only lengthen a response header, which Managed
 * Runtime limits.
 */
export async function recordPageReads<Answer>(
  api: ScapiApi,
  options: object,
  answer: Promise<Answer>,
): Promise<Answer> {
  if (serverConfig().changeFeed.origin === undefined) return answer
  if (api === 'shopperSearch') recordReads([LIST])
  if (api !== 'shopperProducts') return answer
  // include products that do not exist yet
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

/** Collects the ids of the product, its variants, its master, and the parts of a set or bundle. */
function productIdsIn(answer: unknown): string[] {
  const { id, productId, data, variants, master, setProducts, bundledProducts } = asFields(answer)
  const parts = [data, variants, setProducts].flatMap((list) => asList(list, productIdsIn))
  const bundled = asList(bundledProducts, (part) => productIdsIn(asFields(part).product))
  const own = asList([id, productId, asFields(master).masterId], asText)
  return [...own, ...parts.flat(), ...bundled.flat()]
}
