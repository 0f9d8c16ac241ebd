import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { asList, asText } from '@/lib/read-fields'
import { Carousel } from '@/ui/carousel'
import { BlockSection } from '../block-section'
import { defineBlock, type BlockProps } from '../define-block'
import { usePageProducts } from '../page-products'
import { readLink, type ContentLink } from '../read-content'
import styles from './product-carousel.module.css'

interface ProductCarouselContent {
  title?: string
  productIds: string[]
  link?: ContentLink
}

/** A row of products chosen by an editor. Renders nothing if the site sells none of them. */
function ProductCarousel({ content }: BlockProps<ProductCarouselContent>) {
  const { title, productIds, link } = content
  const products = usePageProducts(productIds)
  if (products?.length === 0) return null
  return (
    <BlockSection title={title} link={link} className={styles.band}>
      <Carousel label={title ?? ''}>
        {products
          ? products.map((product) => <ProductTile key={product.id} product={product} />)
          : productIds.map((productId) => <ProductTileSkeleton key={productId} />)}
      </Carousel>
    </BlockSection>
  )
}

export default defineBlock<ProductCarouselContent>({
  parse: (item) => {
    const productIds = asList(item.productIds, asText)
    if (productIds.length === 0) return undefined
    return { title: asText(item.title), productIds, link: readLink(item.link) }
  },
  component: ProductCarousel,
})
