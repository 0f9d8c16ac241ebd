import { ProductTile } from '@/features/product/product-tile'
import { ProductTileSkeleton } from '@/features/product/product-tile-skeleton'
import { asList, asText } from '@/lib/read-fields'
import { Heading } from '@/ui/heading'
import { Picture } from '@/ui/picture'
import { CallsToAction } from '../calls-to-action'
import { defineBlock, type BlockProps } from '../define-block'
import { usePageProducts } from '../page-products'
import { readPictureWords, type PictureWords } from '../read-cards'
import styles from './feature-with-products.module.css'

type FeatureContent = PictureWords & { text: string; productIds: string[] }

/** A picture with text, and its products. Also used for the ingredients of a recipe. */
function FeatureWithProducts({ content }: BlockProps<FeatureContent>) {
  const { title, text, image, callsToAction, productIds } = content
  const products = usePageProducts(productIds)
  return (
    <section className={styles.section}>
      <div
        className={`container ${styles.grid}`}
        data-count={Math.min((products ?? productIds).length, 4)}
      >
        <div className={styles.feature}>
          <Picture
            image={image}
            width={4}
            height={3}
            sizes="(min-width: 1024px) 44vw, 92vw"
            className={styles.image}
          />
          <div className="stack-3 justify-items-start">
            <Heading level={2}>{title}</Heading>
            <p className={styles.text}>{text}</p>
            <CallsToAction items={callsToAction} />
          </div>
        </div>
        <ul className={styles.products}>
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <ProductTile product={product} />
                </li>
              ))
            : productIds.map((productId) => (
                <li key={productId}>
                  <ProductTileSkeleton />
                </li>
              ))}
        </ul>
      </div>
    </section>
  )
}

/** The block of two content types: `feature-with-products` and `recipe-ingredient-banner`. */
export default defineBlock<FeatureContent>({
  parse: (item) => {
    const words = readPictureWords(item)
    const text = asText(item.text)
    if (!words || !text) return undefined
    return { ...words, text, productIds: asList(item.productIds, asText) }
  },
  component: FeatureWithProducts,
})
