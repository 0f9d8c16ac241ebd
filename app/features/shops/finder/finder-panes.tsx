import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { Heading } from '@/ui/heading'
import { MAP_SHEET } from '@/rules/shop-map'
import { boxAround, placeShops } from '../map/place-shops'
import { ShopMap } from '../map/shop-map'
import { finderMessages as messages } from './finder.messages'
import { ListedShops } from './listed-shops'
import styles from './shop-finder.module.css'

interface FinderPanesProps {
  shops: readonly ShopView[]
  /** A list of states, shown instead of the list of shops while the map shows all shops. */
  overview?: ReactNode
  heading: ReactNode
  now?: Date
  /** `true` if the clicked link has disappeared, so that the list takes the focus. */
  isFollowed?: boolean
  /** Returns to the list of all shops. */
  onLeave?: () => void
}

/** A list and a map next to each other; pointing at a shop in one highlights it in the other. */
export function FinderPanes({ shops, overview, heading, now, ...rest }: FinderPanesProps) {
  const { isFollowed = false, onLeave } = rest
  const [activeId, setActive] = useState<string>()
  const [narrowedTo, narrowTo] = useState<readonly string[]>()
  const shown = narrowedTo ? shops.filter(({ id }) => narrowedTo.includes(id)) : shops
  const isOverview = overview !== undefined && !narrowedTo
  const mapped = placeShops(shown, !isOverview)
  const hasNarrowed = useRef(false)
  hasNarrowed.current ||= narrowedTo !== undefined
  const leave = narrowedTo ? () => narrowTo(undefined) : onLeave
  return (
    <div className={styles.panes}>
      <div className={styles.map}>
        <ShopMap
          shops={mapped}
          box={isOverview ? MAP_SHEET : boxAround(mapped)}
          activeId={activeId}
          onActive={setActive}
          onNarrow={narrowTo}
        />
        {mapped.length < shown.length && (
          <p className={styles.beyond}>
            <FormattedMessage
              {...messages.beyond}
              values={{ count: shown.length - mapped.length }}
            />
          </p>
        )}
      </div>
      {isOverview ? (
        <Overview heading={heading} isFocused={isFollowed || hasNarrowed.current}>
          {overview}
        </Overview>
      ) : (
        <ListedShops
          key={narrowedTo?.join()}
          shops={shown}
          heading={narrowedTo ? <AreaHeading shops={shown} /> : heading}
          isFocused={isFollowed || narrowedTo !== undefined}
          now={now}
          activeId={activeId}
          onActive={setActive}
          onLeave={leave}
        />
      )}
    </div>
  )
}

interface OverviewProps {
  heading: ReactNode
  isFocused: boolean
  children: ReactNode
}

function Overview({ heading, isFocused, children }: OverviewProps) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isFocused) top.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <div ref={top} tabIndex={-1} className="stack-1 content-start justify-items-start">
      <Heading level={3} size="sm">
        {heading}
      </Heading>
      {children}
    </div>
  )
}

function AreaHeading({ shops }: { shops: readonly ShopView[] }) {
  const values = { count: shops.length, city: shops[0]?.city }
  return <FormattedMessage {...messages.around} values={values} />
}
