import type { ProductView } from '@/commerce-client/product.mapper'
import { findVariant, imagesOf } from '@/domain/variant-choice'
import { imageUrl } from '@/integrations/images/image-service'
import type { Review } from '@/integrations/reviews/reviews.port'
import { productPath } from '@/site/paths'
import { PageHead } from '@/ui/page-head'
import { StructuredData } from './structured-data'
import { useProductChoice } from './order/use-product-choice'
import { useProductOffer } from './order/use-product-offer'

interface ProductHeadProps {
  product: ProductView
  /** Those that the page shows first. */
  reviews?: readonly Review[]
}

/** What the product page says about itself to search engines and those who share it. */
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

// All sizes share the address of the product they are sizes of.
function addressOf({ masterId, href, name, primaryCategoryId }: ProductView): string {
  return masterId ? productPath({ id: masterId, name, primaryCategoryId }) : href
}
