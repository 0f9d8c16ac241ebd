import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { productsQuery } from '@/commerce-client/products.queries'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { useSite } from '@/site/use-site'
import { Carousel } from '@/ui/carousel'
import { Heading } from '@/ui/heading'
import { Link } from '@/ui/link'
import type { BlockProps } from '../define-block'
import type { ProductCarouselContent } from './product-carousel.block'
import styles from './product-carousel.module.css'

/** Products an editor chose, in a row. Vanishes where none of them is sold here. */
export default function ProductCarousel({ content }: BlockProps<ProductCarouselContent>) {
  const { title, productIds, link } = content
  const site = useSite()
  const id = useId()
  const { data: products, isLoading } = useQuery(productsQuery(site.id, productIds))
  if (!isLoading && !products?.length) return null
  return (
    <section className={styles.section} aria-labelledby={title ? id : undefined}>
      <div className="container">
        <div className={styles.head}>
          {title && (
            <Heading level={2} id={id}>
              {title}
            </Heading>
          )}
          {link && (
            <Link to={link.pageLink} className={styles.more}>
              {link.displayName}
            </Link>
          )}
        </div>
        <Carousel label={title ?? ''}>
          {products
            ? products.map((product) => <ProductTile key={product.id} product={product} />)
            : productIds.map((productId) => <ProductTileSkeleton key={productId} />)}
        </Carousel>
      </div>
    </section>
  )
}
