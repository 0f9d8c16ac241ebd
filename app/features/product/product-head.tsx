import type { ProductView } from '@/commerce-client/product.mapper'
import { findVariant, imagesOf } from '@/rules/variant-choice'
import { imageUrl } from '@/integrations/images/image-service'
import type { Review } from '@/integrations/reviews/reviews.port'
import { productPath } from '@rules/product-path'
import { PageHead } from '@/ui/page-head'
import { StructuredData } from './structured-data'
import { useProductChoice } from './order/use-product-choice'
import { useProductOffer } from './order/use-product-offer'

interface ProductHeadProps {
  product: ProductView
  reviews?: readonly Review[]
}

export function ProductHead({ product, reviews }: ProductHeadProps) {
  const { chosen } = useProductChoice(product)
  const offer = useProductOffer(product, findVariant(product.variants, chosen))
  const canonicalPath = product.canonicalUrl ?? addressOf(product)
  const [image] = imagesOf(product.imageSets, chosen)
  return (
    <>
      <PageHead
        title={product.pageTitle}
        description={product.pageDescription ?? product.shortDescription}
        canonicalPath={canonicalPath}
        image={image && imageUrl(image.link, 1200)}
        type="product"
      />
      <StructuredData {...{ product, offer, canonicalPath, reviews }} />
    </>
  )
}

// All sizes use the URL of their master product.
function addressOf({ masterId, href, name, primaryCategoryId }: ProductView): string {
  return masterId ? productPath({ id: masterId, name, primaryCategoryId }) : href
}
