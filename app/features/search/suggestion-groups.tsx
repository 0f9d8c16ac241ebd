import type { RefObject } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SuggestedProduct } from '@/commerce-client/suggested-product.mapper'
import { SuggestionList } from './suggestion-list'
import { suggestionsMessages as messages } from './suggestions.messages'
import styles from './search-suggestions.module.css'

interface SuggestionGroupsProps {
  ids: { list: string; grid: string; option: (option: number) => string }
  grid: RefObject<HTMLUListElement>
  listed: readonly SuggestedProduct[]
  recommended: readonly SuggestedProduct[]
  /** The term for which the suggestions were fetched. */
  term: string
  activeOption?: number
  onChoose: () => void
}

/** The first products as a list and the others as a grid, or a message that there are none. */
export function SuggestionGroups({
  ids,
  grid,
  listed,
  recommended,
  ...rest
}: SuggestionGroupsProps) {
  const shared = {
    activeOption: rest.activeOption,
    optionId: ids.option,
    onChoose: rest.onChoose,
  }
  if (listed.length === 0) {
    return (
      <p className={styles.none}>
        <FormattedMessage {...messages.none} values={{ term: rest.term }} />
      </p>
    )
  }
  return (
    <div className={styles.groups}>
      <SuggestionList
        {...shared}
        id={ids.list}
        title={messages.suggestions}
        layout="list"
        products={listed}
        firstOption={0}
      />
      {recommended.length > 0 && (
        <SuggestionList
          {...shared}
          ref={grid}
          id={ids.grid}
          title={messages.recommended}
          layout="grid"
          products={recommended}
          firstOption={listed.length}
        />
      )}
    </div>
  )
}
