import type { CatalogService } from '../catalog/catalog.service'
import type { ProductFamily } from '../catalog/product-family'
import { Recommendation } from '../catalog/recommendation.schemas'
import { isOn } from '../custom-values'
import type { Db } from '../db/client'
import type { Site } from '../sites/site.service'
import {
  forgetActivities,
  insertActivity,
  selectViewed,
  type Activity,
  type Visitor,
} from './activity.repository'
import { selectAffinities, selectBestSellers, type Affinity } from './affinity.repository'

export type { Activity, Visitor }

const SHOWN = 12
const VIEWED = 25
/**
 * The number of candidates read from the database; more than needed, because some are not shown.
 */
const CANDIDATES = 60
/** Added to the score of a merchant's recommendations, so that they precede all computed ones. */
const MERCHANTS_CHOICE = 1_000_000

export const RECOMMENDERS = ['customers-also-loved', 'recently-viewed'] as const
export type RecommenderName = (typeof RECOMMENDERS)[number]

export interface RecommendationService {
  record(site: Site, visitor: Visitor, activity: Activity): Promise<void>
  /**
   * Returns products to show beside the given ones, the best first: at most 12, or 25 for viewed
   * products. Excludes the given products, products that are offline or of other sites, and free
   * materials.
   */
  recommend(
    site: Site,
    name: RecommenderName,
    visitor: Visitor,
    productIds: readonly string[],
  ): Promise<ProductFamily[]>
}

interface RecommendationSources {
  catalog: CatalogService
  now: () => Date
}

/**
 * Creates the service for recommendations, computed from orders, visits and the catalog's own
 * recommendations (REC-012).
 */
export function createRecommendationService(
  db: Db,
  { catalog, now }: RecommendationSources,
): RecommendationService {
  async function loved(site: Site, asked: readonly ProductFamily[]): Promise<string[]> {
    const ids = asked.map(familyId)
    const together = await selectAffinities(db, site.id, ids, CANDIDATES)
    const sellers = await selectBestSellers(db, site.id, site.catalogId, ids, CANDIDATES)
    return rank([...asked.flatMap(merchantsChoice), ...together, ...sellers])
  }

  return {
    async record(site, visitor, activity) {
      await insertActivity(db, site.id, visitor, activity, now())
      await forgetActivities(db, site.id, visitor.cookieId, now())
    },
    async recommend(site, name, visitor, productIds) {
      const asked = await catalog.getFamilies(site, productIds)
      const isLoved = name === 'customers-also-loved'
      const ids = isLoved
        ? await loved(site, asked)
        : await selectViewed(db, site.id, visitor, VIEWED + productIds.length)
      const own = new Set([...asked.map(familyId), ...productIds])
      const families = await catalog.getFamilies(
        site,
        ids.filter((id) => !own.has(id)),
      )
      const shown = families.filter(({ product }) => !isOn(product.custom['isCollateral']))
      return distinct(shown).slice(0, isLoved ? SHOWN : VIEWED)
    },
  }
}

/** Returns the id that represents all sizes of a product. */
export const familyId = ({ product, master }: ProductFamily) => master?.id ?? product.id

function merchantsChoice({ product, master }: ProductFamily): Affinity[] {
  const stored = (master ?? product).recommendations
  return stored.flatMap((entry, index) => {
    const { data } = Recommendation.safeParse(entry)
    return data?.targetId ? [{ productId: data.targetId, weight: MERCHANTS_CHOICE - index }] : []
  })
}

function rank(affinities: readonly Affinity[]): string[] {
  const weights = new Map<string, number>()
  for (const { productId, weight } of affinities) {
    weights.set(productId, (weights.get(productId) ?? 0) + weight)
  }
  return [...weights.entries()].sort(([, a], [, b]) => b - a).map(([id]) => id)
}

/** Removes duplicates: two sizes of one product are one recommendation. */
function distinct(families: readonly ProductFamily[]): ProductFamily[] {
  return [...new Map(families.map((family) => [familyId(family), family])).values()]
}
