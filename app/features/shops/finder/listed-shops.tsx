import { useEffect, useRef, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { ShopEntry } from '../shop-entry'
import { ShopPin } from '../shop-pin'
import { finderMessages as messages } from './finder.messages'
import styles from './shop-finder.module.css'

interface ListedShopsProps {
  shops: readonly ShopView[]
  heading: ReactNode
  /** `true` if the clicked element has disappeared, so that the list takes the focus. */
  isFocused: boolean
  now?: Date
  activeId?: string
  onActive: (id: string | undefined) => void
  onLeave?: () => void
}

export function ListedShops({
  shops,
  heading,
  isFocused,
  now,
  activeId,
  ...rest
}: ListedShopsProps) {
  const { onActive, onLeave } = rest
  const top = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isFocused) top.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <div className={classNames('stack-1 content-start justify-items-start', styles.scrolled)}>
      <p ref={top} tabIndex={-1} role="status" className={styles.answer}>
        {heading}
      </p>
      {onLeave && (
        <Button variant="quiet" size="sm" className={styles.leave} onClick={onLeave}>
          <FormattedMessage {...messages.back} />
        </Button>
      )}
      <ol className="w-full">
        {shops.map((shop, index) => (
          <li
            key={shop.id}
            className={classNames(styles.shop, shop.id === activeId && styles.active)}
            onMouseEnter={() => onActive(shop.id)}
            onMouseLeave={() => onActive(undefined)}
          >
            <ShopPin number={index + 1} />
            <ShopEntry shop={shop} now={now} />
          </li>
        ))}
      </ol>
    </div>
  )
}
