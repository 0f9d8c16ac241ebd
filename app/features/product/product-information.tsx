import { useState } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import type { ProductView } from '@/commerce-client/product.mapper'
import type { ImageView } from '@/commerce-client/product-image.mapper'
import { firstWords } from '@/rules/ingredients'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Heading } from '@/ui/heading'
import { Icon } from '@/ui/icon'
import { Picture } from '@/ui/picture'
import styles from './product-information.module.css'

const messages = defineMessages({
  description: { id: 'product.description', defaultMessage: 'Description' },
  ingredients: { id: 'product.ingredients', defaultMessage: 'Ingredients' },
  pieceByPiece: { id: 'product.pieceByPiece', defaultMessage: 'Piece by piece' },
  viewMore: { id: 'product.viewMore', defaultMessage: 'View more...' },
  viewLess: { id: 'product.viewLess', defaultMessage: 'View less' },
})

interface ProductInformationProps {
  product: ProductView
  /** Another picture of the product, next to its description. */
  image?: ImageView
}

export function ProductInformation({ product, image }: ProductInformationProps) {
  const { longDescription, ingredients } = product
  if (!longDescription && !ingredients) return null
  return (
    <div className={classNames(styles.information, image && styles.pictured)}>
      {image && (
        <div className={styles.media}>
          <Picture
            image={{ ...image, alt: '' }}
            width={636}
            height={636}
            widths={[400, 560, 636, 828, 1080, 1200]}
            sizes="(min-width: 1504px) 580px, (min-width: 1024px) 41vw, 1px"
            className={styles.picture}
          />
        </div>
      )}
      <div className={styles.texts}>
        {longDescription && (
          <section className={styles.text}>
            <Heading level={2}>
              <FormattedMessage {...messages.description} />
            </Heading>
            <p className={styles.story}>{longDescription}</p>
          </section>
        )}
        {ingredients && (
          <section className={styles.text}>
            <Heading level={2} size="md">
              <FormattedMessage {...messages.ingredients} />
            </Heading>
            <ProductIngredients text={ingredients} />
            {product.parts && (
              <details className={styles.pieces}>
                <summary>
                  <FormattedMessage {...messages.pieceByPiece} />
                  <Icon name="chevron-down" size={18} />
                </summary>
                <dl className={styles.parts}>
                  {product.parts.map(({ name, ingredients: own }) => (
                    <div key={name}>
                      <dt>{name}</dt>
                      <dd>{own}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </section>
        )}
      </div>
    </div>
  )
}

/** The ingredients, collapsed if longer than 55 words (PDP-023, PDP-024). */
function ProductIngredients({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const start = firstWords(text)
  if (start === undefined) return <p>{text}</p>
  return (
    <>
      <p>{isOpen ? text : `${start}…`}</p>
      <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <FormattedMessage {...(isOpen ? messages.viewLess : messages.viewMore)} />
      </Button>
    </>
  )
}
