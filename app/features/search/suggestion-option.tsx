import { FormattedMessage } from 'react-intl'
import type { SuggestedProduct } from '@/commerce-client/suggested-product.mapper'
import { imageUrl } from '@/integrations/images/image-service'
import { Link } from '@/ui/link'
import { Price } from '@/ui/price'
import { suggestionsMessages as messages } from './suggestions.messages'
import styles from './search-suggestions.module.css'

/** Width of the requested picture, in px (SRCH-043). */
const IMAGE_WIDTH = 400

interface SuggestionOptionProps {
  id: string
  product: SuggestedProduct
  isActive: boolean
  onChoose: () => void
}

/**
 * A suggested product. The keyboard focus stays in the text field; arrow keys move the active
 * option.
 */
export function SuggestionOption({ id, product, isActive, onChoose }: SuggestionOptionProps) {
  const { href, image, name, price, defaultSize, isCustomMix } = product
  return (
    <Link
      to={href}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={onChoose}
    >
      {/* hidden, because its alternative text would say the name twice */}
      <span className={styles.picture} aria-hidden>
        {image && (
          <img
            src={imageUrl(image.link, IMAGE_WIDTH)}
            alt={image.alt}
            width={IMAGE_WIDTH}
            height={IMAGE_WIDTH}
            decoding="async"
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>{' '}
        {(isCustomMix || defaultSize) && (
          <span className={styles.facts}>
            {isCustomMix ? <FormattedMessage {...messages.buildYourOwn} /> : defaultSize}
          </span>
        )}{' '}
        {price && (
          <Price amount={price.amount} listAmount={price.list} size="sm" className={styles.price} />
        )}
      </span>
    </Link>
  )
}
