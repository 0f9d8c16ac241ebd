import { defineMessages, useIntl } from 'react-intl'
import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { Carousel } from '@/ui/carousel'
import { BlockSection } from './block-section'
import { usePageProducts } from './page-products'

const messages = defineMessages({
  title: { id: 'article.products', defaultMessage: 'From our kitchen' },
})

/** The products that an article mentions, shown after its text. */
export function ArticleProducts({ ids, title }: { ids: readonly string[]; title?: string }) {
  const { formatMessage } = useIntl()
  const products = usePageProducts(ids)
  if (ids.length === 0 || products?.length === 0) return null
  const name = title ?? formatMessage(messages.title)
  return (
    <BlockSection title={name}>
      <Carousel label={name}>
        {products
          ? products.map((product) => <ProductTile key={product.id} product={product} />)
          : ids.map((id) => <ProductTileSkeleton key={id} />)}
      </Carousel>
    </BlockSection>
  )
}
