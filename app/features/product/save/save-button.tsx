import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { NewWish } from '@/domain/wish'
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
  wish: NewWish
  className?: string
  /** Words beside the heart; they begin its name. */
  children?: ReactNode
}

/**
 * A heart that saves a product, or takes it off the list again. Every tile has one: what it does is
 * fetched at the first click.
 */
export function SaveButton({ wish, className, children }: SaveButtonProps) {
  const { id: siteId } = useSite()
  const intl = useIntl()
  const isPressed = useIsSaved(siteId, wish)
  const toggle = () => {
    const isNowSaved = !isSaved(siteId, wish)
    markSaved(siteId, wish, isNowSaved)
    import('./toggle-saved')
      .then(({ toggleSaved }) => toggleSaved(intl, siteId, wish, isNowSaved))
      .catch((error: unknown) => {
        logWarning('A product could not be saved', { error })
        markSaved(siteId, wish, !isNowSaved)
        showToast({ text: intl.formatMessage(errorMessages.generic) })
      })
  }
  return (
    <button
      type="button"
      className={classNames(children ? styles.wide : styles.round, className)}
      aria-pressed={isPressed}
      aria-label={intl.formatMessage(saveMessages.saveNamed, { name: wish.name })}
      onClick={toggle}
    >
      <Icon name="heart" size={20} />
      {children}
    </button>
  )
}
