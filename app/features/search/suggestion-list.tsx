import { forwardRef } from 'react'
import { FormattedMessage, type MessageDescriptor } from 'react-intl'
import type { SuggestedProduct } from '@/commerce-client/suggested-product.mapper'
import { SuggestionOption } from './suggestion-option'
import styles from './search-suggestions.module.css'

interface SuggestionListProps {
  id: string
  title: MessageDescriptor
  layout: 'list' | 'grid'
  products: readonly SuggestedProduct[]
  /** Index of the first product among all options. */
  firstOption: number
  activeOption?: number
  optionId: (option: number) => string
  onChoose: () => void
}

export const SuggestionList = forwardRef<HTMLUListElement, SuggestionListProps>(
  function SuggestionList({ id, title, layout, products, ...options }, ref) {
    const { firstOption, activeOption, optionId, onChoose } = options
    return (
      <div className={styles.group}>
        <h2 id={`${id}-title`} className={styles.title}>
          <FormattedMessage {...title} />
        </h2>
        <ul
          ref={ref}
          id={id}
          role="listbox"
          aria-labelledby={`${id}-title`}
          className={styles[layout]}
        >
          {products.map((product, index) => (
            <li key={product.productId} role="presentation">
              <SuggestionOption
                id={optionId(firstOption + index)}
                product={product}
                isActive={activeOption === firstOption + index}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
      </div>
    )
  },
)
