import type { MouseEvent } from 'react'
import { useIntl, defineMessages } from 'react-intl'
import type { ProductTileData } from '@/commerce-client/product-tile.mapper'
import { Icon } from '@/ui/icon'
import { Link } from '@/ui/link'
import { useSheet } from '@/ui/use-sheet'
import styles from './product-tile.module.css'

const messages = defineMessages({
  options: { id: 'tile.options', defaultMessage: 'Choose a Size' },
  optionsOf: { id: 'tile.optionsOf', defaultMessage: 'Choose a size of {name}' },
})

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    'pick-item-options': { productId: string }
  }
}

export {}

/**
 * Opens 'Pick Item Options' (TILE-008). It is a link to the product page, so that it works in a new
 * tab and before hydration.
 */
export function ProductTileOptions({ product }: { product: ProductTileData }) {
  const { formatMessage } = useIntl()
  const { open } = useSheet()
  const openSheet = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // Some browsers do not focus a clicked link, but the sheet must return the focus to it.
    event.currentTarget.focus()
    open('pick-item-options', { productId: product.id })
  }
  return (
    <Link
      to={product.href}
      className={styles.action}
      aria-haspopup="dialog"
      aria-label={formatMessage(messages.optionsOf, { name: product.name })}
      onClick={openSheet}
    >
      <span className={styles.actionText}>{formatMessage(messages.options)}</span>
      <Icon name="plus" size={20} />
    </Link>
  )
}
