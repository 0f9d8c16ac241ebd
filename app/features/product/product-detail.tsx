import type { ProductView } from '@/commerce-client/product.mapper'
import { imagesOf } from '@/domain/variant-choice'
import { BuySection } from './buy-section'
import styles from './product-detail.module.css'
import { ProductGallery } from './product-gallery'
import { ProductInformation } from './product-information'
import { ProductSheets } from './product-sheets'
import { useProductChoice } from './order/use-product-choice'

interface ProductDetailProps {
  product: ProductView
  /** Where its reviews stand, when there are any on the page. */
  reviewsHref?: string
}

/** A product: its pictures, what it takes to buy it, what there is to read (D1 §2). */
export function ProductDetail({ product, reviewsHref }: ProductDetailProps) {
  const choice = useProductChoice(product)
  const images = imagesOf(product.imageSets, choice.chosen)
  return (
    <>
      <div className={styles.detail}>
        {/* Other pictures begin at the first again. */}
        <div className={styles.gallery} key={images[0]?.link}>
          <ProductGallery name={product.name} images={images} />
        </div>
        <BuySection product={product} choice={choice} reviewsHref={reviewsHref} />
      </div>
      <ProductInformation product={product} image={images[1]} />
      {product.tabs && <ProductSheets tabs={product.tabs} />}
    </>
  )
}
