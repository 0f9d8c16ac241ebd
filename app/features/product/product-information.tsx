import { FormattedMessage } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import { Heading } from '@/ui/heading'
import { ProductDetailsModal } from './product-details-modal'
import styles from './product-detail.module.css'
import { ProductIngredients } from './product-ingredients'
import { productMessages as messages } from './product.messages'

/** What is to be read about it: description, ingredients, how it is shipped. */
export function ProductInformation({ product }: { product: ProductView }) {
  const { longDescription, ingredients } = product
  return (
    <div className={styles.information}>
      {longDescription && (
        <section className={styles.text}>
          <Heading level={2}>
            <FormattedMessage {...messages.description} />
          </Heading>
          <p>{longDescription}</p>
          <ProductDetailsModal isKosher={product.facts.flags.includes('isKosher')} />
        </section>
      )}
      {ingredients && (
        <section className={styles.text}>
          <Heading level={2}>
            <FormattedMessage {...messages.ingredients} />
          </Heading>
          <ProductIngredients text={ingredients} />
        </section>
      )}
    </div>
  )
}
