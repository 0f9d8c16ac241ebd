import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ShopView } from '@/commerce-client/shop.mapper'
import { serverErrorText } from '@/errors/server-error-text'
import { usePreferredShop } from '@/shopper/preferred-shop/use-preferred-shop'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { ChangeShopDialog } from '../pickup/change-shop-dialog'
import { useChangeShop } from '../pickup/use-change-shop'
import { detailsMessages as messages } from './details.messages'
import styles from './shop-details.module.css'

/**
 * A button to make the shop the preferred one. If there is another preferred shop, asks for
 * confirmation first (SHOP-013).
 */
export function ChooseShop({ shop }: { shop: ShopView }) {
  const { isPickupOffered } = usePreferredShop()
  const isOpen = shop.isEnabledForPickup && !shop.isTemporarilyClosed
  return isPickupOffered && isOpen ? <Choice shop={shop} /> : null
}

function Choice({ shop }: { shop: ShopView }) {
  const intl = useIntl()
  const { preferred, former, awaitFormer, waitingCount, change, isChanging, error } =
    useChangeShop()
  const [isAsked, setIsAsked] = useState(false)
  const isPreferred = preferred?.id === shop.id
  const choose = async () => {
    const other = await awaitFormer()
    if (other && other.id !== shop.id) setIsAsked(true)
    else change(shop)
  }
  return (
    <>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
      <p role="status">
        {isPreferred && (
          <span className={styles.chosen}>
            <Icon name="check" size={20} />
            <FormattedMessage {...messages.isChosen} />
          </span>
        )}
      </p>
      {!isPreferred && (
        <Button variant="secondary" isPending={isChanging} onClick={() => void choose()}>
          <FormattedMessage {...messages.choose} />
        </Button>
      )}
      <ChangeShopDialog
        isOpen={isAsked}
        from={former?.name}
        to={shop.name}
        waitingCount={waitingCount}
        isPending={isChanging}
        onConfirm={() => {
          setIsAsked(false)
          change(shop)
        }}
        onCancel={() => setIsAsked(false)}
      />
    </>
  )
}
