import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NewWishListItem } from '@/rules/wish-list-item'
import { errorMessages } from '@/errors/errors.messages'
import { logWarning } from '@/lib/log'
import { isSaved, markSaved, useIsSaved } from '@/shopper/wish-list/saved-products'
import { useSite } from '@/site/use-site'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { showToast } from '@/ui/toast'
import styles from './save-button.module.css'
import { saveMessages } from './save.messages'

interface SaveButtonProps {
  item: NewWishListItem
  className?: string
  /** Text next to the heart. It must match the start of the accessible name. */
  children?: ReactNode
}

/**
 * A heart that saves or removes a product. It is on every tile, so its code is loaded on the first
 * click.
 */
export function SaveButton({ item, className, children }: SaveButtonProps) {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const isPressed = useIsSaved(siteId, item)
  const toggle = () => {
    const isNowSaved = !isSaved(siteId, item)
    markSaved(siteId, item, isNowSaved)
    import('./toggle-saved')
      .then(({ toggleSaved }) => toggleSaved(intl, siteId, item, isNowSaved))
      .catch((error: unknown) => {
        logWarning('A product could not be saved', { error })
        markSaved(siteId, item, !isNowSaved)
        showToast({ text: intl.formatMessage(errorMessages.generic) })
      })
  }
  return (
    <button
      type="button"
      className={classNames(children ? styles.wide : styles.round, className)}
      aria-pressed={isPressed}
      aria-label={intl.formatMessage(saveMessages.saveNamed, { name: item.name })}
      onClick={toggle}
    >
      <Icon name="heart" size={20} />
      {children}
    </button>
  )
}
