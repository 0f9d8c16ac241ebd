import { randomUUID } from 'node:crypto'
import { toMediaLink } from '../../catalog/media-link.rules'
import type { ProductFamily } from '../../catalog/product-family'
import type { ActivityKind } from '../../recommendations/recommendations.tables'
import { familyId, type Activity } from '../../recommendations/recommendation.service'
import type { ActivityBody } from './einstein.schemas'

/** Activities with a list of products instead of a single one. */
const ABOUT_MANY: readonly ActivityKind[] = ['addToCart', 'beginCheckout', 'viewReco']

export function toActivity(kind: ActivityKind, body: ActivityBody): Activity {
  const about = ABOUT_MANY.includes(kind) ? body.products : body.product ? [body.product] : []
  return {
    kind,
    productIds: about.map(({ id }) => id),
    categoryId: body.category?.id,
    searchText: body.searchText,
    recommender: body.recommenderName,
  }
}

/** Returns a response of the personalization service, in its snake case. */
export function toRecommendations(families: readonly ProductFamily[], mediaOrigin: string) {
  return {
    recs: families.map((family) => {
      const { images, name } = family.master ?? family.product
      const image = images[0]?.images[0]
      return {
        id: familyId(family),
        product_name: name,
        ...(image && { image_url: toMediaLink(mediaOrigin, image.path) }),
      }
    }),
    recoUUID: randomUUID(),
  }
}
