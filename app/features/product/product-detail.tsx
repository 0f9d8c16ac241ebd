import { FormattedMessage, defineMessages } from 'react-intl'
import type { ComponentProps } from 'react'
import type { ProductView } from '@/commerce-client/product.mapper'
import { imagesOf } from '@/rules/variant-choice'
import { Heading } from '@/ui/heading'
import { BuySection } from './buy-section'
import styles from './product-detail.module.css'
import { ProductGallery } from './product-gallery'
import { ProductInformation } from './product-information'
import { useProductChoice } from './order/use-product-choice'

const messages = defineMessages({
  tabDetails: { id: 'product.tabDetails', defaultMessage: 'Details' },
  tabFeatures: { id: 'product.tabFeatures', defaultMessage: 'Features' },
  tabDescription: { id: 'product.tabDescription', defaultMessage: 'What you get' },
})

const TITLES = {
  description: messages.tabDescription,
  details: messages.tabDetails,
  features: messages.tabFeatures,
}

type ProductDetailProps = Omit<ComponentProps<typeof BuySection>, 'choice'>

export function ProductDetail({ product, ...buying }: ProductDetailProps) {
  const choice = useProductChoice(product)
  const images = imagesOf(product.imageSets, choice.chosen)
  return (
    <>
      <div className={styles.detail}>
        {/* When the pictures change, start with the first one again. */}
        <div className={styles.gallery} key={images[0]?.link}>
          <ProductGallery name={product.name} images={images} />
        </div>
        <BuySection product={product} choice={choice} {...buying} />
      </div>
      <ProductInformation product={product} image={images[1]} />
      {product.tabs && <ProductSheets tabs={product.tabs} />}
    </>
  )
}

/** The tab texts (PDP-094). All are expanded, because none of them is long. */
function ProductSheets({ tabs }: { tabs: NonNullable<ProductView['tabs']> }) {
  return (
    <div className={styles.sheets}>
      {tabs.map(({ id, text }) => (
        <section key={id} className={styles.sheet}>
          <Heading level={2} size="sm">
            <FormattedMessage {...TITLES[id]} />
          </Heading>
          <p>{text}</p>
        </section>
      ))}
    </div>
  )
}
