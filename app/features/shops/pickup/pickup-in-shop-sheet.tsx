import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShopSearch } from '@/rules/shop-search'
import { serverErrorText } from '@/errors/server-error-text'
import type { PickupShop } from '@/integrations/store-locator/pickup-shop'
import { Alert } from '@/ui/alert'
import { Sheet } from '@/ui/sheet'
import { useNow } from '../use-now'
import { ZipRangeForm } from '../zip-range-form'
import { ChangeShopDialog } from './change-shop-dialog'
import { pickupMessages as messages } from './pickup.messages'
import styles from './pickup.module.css'
import { PickupResults } from './pickup-results'
import { PreferredShopPanel } from './preferred-shop-panel'
import { useChangeShop } from './use-change-shop'

declare module '@/ui/use-sheet' {
  interface SheetPropsByName {
    /** If the product's id is given, shops without stock of it cannot be chosen. */
    'pickup-in-shop': PickupInShopProps
  }
}

export interface PickupInShopProps {
  productId?: string
  /** `true` to move the bag's pickup lines to the chosen shop, because theirs has closed. */
  keepsItems?: boolean
}

/** The sheet to manage the preferred pickup shop and to search for another one (SHEET-019). */
export default function PickupInShopSheet({ productId, keepsItems = false }: PickupInShopProps) {
  const intl = useIntl()
  const now = useNow()
  const { preferred, former, awaitFormer, waitingCount, change, isChanging, error } =
    useChangeShop(keepsItems)
  const [search, setSearch] = useState<ShopSearch>()
  const [lastSearch, keepSearch] = useState<ShopSearch>()
  const [wanted, want] = useState<PickupShop>()
  const [isAsked, setIsAsked] = useState(false)
  const zip = useFocusOnReturn(search === undefined)

  const searchFor = (next: ShopSearch) => {
    setSearch(next)
    keepSearch(next)
  }
  const select = async (shop: PickupShop) => {
    want(shop)
    const other = keepsItems ? undefined : await awaitFormer()
    if (other && other.id !== shop.id) setIsAsked(true)
    else change(shop)
  }
  const startAnew = () => {
    setSearch(undefined)
    zip.current?.focus()
  }
  return (
    <Sheet title={<FormattedMessage {...messages.title} />}>
      <div className="stack-5">
        <Head onNewSearch={startAnew} />
        {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
        {preferred && (
          <PreferredShopPanel
            shop={preferred}
            now={now}
            isChanging={isChanging}
            waitingCount={waitingCount}
            onReset={() => change(undefined)}
          />
        )}
        {search ? (
          <PickupResults
            search={search}
            productId={productId}
            preferredId={preferred?.id}
            now={now}
            pendingId={isChanging ? wanted?.id : undefined}
            onSelect={(shop) => void select(shop)}
            onSearch={searchFor}
            onNewSearch={startAnew}
          />
        ) : (
          <>
            <ZipRangeForm
              zipRef={zip}
              search={lastSearch}
              onSearch={searchFor}
              className={styles.form}
            />
            <p className="muted">
              <FormattedMessage {...messages.beforeSearch} />
            </p>
          </>
        )}
      </div>
      <ChangeShopDialog
        isOpen={isAsked}
        from={former?.name}
        to={wanted?.name}
        waitingCount={waitingCount}
        isPending={isChanging}
        onConfirm={() => {
          setIsAsked(false)
          if (wanted) change(wanted)
        }}
        onCancel={() => setIsAsked(false)}
      />
    </Sheet>
  )
}

/** Focuses the ZIP field when the form reappears, but not when the sheet opens. */
function useFocusOnReturn(isForm: boolean) {
  const zip = useRef<HTMLInputElement>(null)
  const wasForm = useRef(isForm)
  useEffect(() => {
    if (isForm && !wasForm.current) zip.current?.focus()
    wasForm.current = isForm
  }, [isForm])
  return zip
}

function Head({ onNewSearch }: { onNewSearch: () => void }) {
  return (
    <div className={styles.head}>
      <h3 className={styles.heading}>
        <FormattedMessage {...messages.select} />
      </h3>
      <button type="button" className={styles.textAction} onClick={onNewSearch}>
        <FormattedMessage {...messages.checkOthers} />
      </button>
    </div>
  )
}
