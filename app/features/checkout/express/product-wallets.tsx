import loadable from '@loadable/component'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { createTemporaryBasket, deleteBasket, type Basket } from '@/commerce-client/baskets'
import type { AppError } from '@/errors/app-error'
import { serverErrorText } from '@/errors/server-error-text'
import { addToShipments, type BagAddition } from '@/shopper/basket/add-to-shipment'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { lazyOverlay } from '@/ui/lazy-overlay'
import { isSheetWallet, paymentBrandOf, type SheetWallet } from '@rules/payment-methods'
import styles from './express-pay.module.css'
import type { ExpressSheetProps } from './express-sheet'

const Sheet = loadable(() => import('./product-sheet'), { ssr: false })
const ProductSheet = lazyOverlay('express', Sheet)

const messages = defineMessages({
  buyWith: { id: 'express.buyWith', defaultMessage: 'Buy with {wallet}' },
})

interface ProductWalletsProps extends Pick<ExpressSheetProps, 'Delivery'> {
  /** Calls back once all is chosen; says what is missing until then. */
  buyNow: (buy: (item: BagAddition) => void) => void
  isDisabled: boolean
}

/**
 * A button for each wallet, that buys this product without the bag. The sheet, and what it needs, is
 * loaded by the click.
 */
export function ProductWallets({ buyNow, isDisabled, Delivery }: ProductWalletsProps) {
  const intl = useIntl()
  const site = useSite()
  const { walletSheets, hasStandInSheets } = useSiteConfig().preferences
  const [isOpen, setOpen] = useState(false)
  const { mutate, data, variables, isLoading, error } = useMutation<Basket, AppError, Purchase>({
    mutationFn: ({ item }) => createBasketOf(site.id, item),
    onSuccess: () => setOpen(true),
  })
  if (!hasStandInSheets || site.has('programTerms') || walletSheets.length === 0) return null
  const open = (wallet: SheetWallet) => {
    Sheet.preload()
    buyNow((item) => mutate({ wallet, item }))
  }
  return (
    <div className={styles.product}>
      <div className={styles.wallets}>
        {walletSheets.filter(isSheetWallet).map((wallet) => (
          <Button
            key={wallet}
            isWide
            variant="secondary"
            aria-haspopup="dialog"
            disabled={isDisabled}
            isPending={isLoading && variables?.wallet === wallet}
            onClick={() => !isLoading && open(wallet)}
          >
            <FormattedMessage {...messages.buyWith} values={{ wallet: paymentBrandOf(wallet) }} />
          </Button>
        ))}
      </div>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
      {data && variables && (
        <ProductSheet
          key={data.basketId}
          basket={data}
          wallet={variables.wallet}
          isOpen={isOpen}
          Delivery={Delivery}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

interface Purchase {
  wallet: SheetWallet
  item: BagAddition
}

async function createBasketOf(siteId: string, item: BagAddition): Promise<Basket> {
  const empty = await createTemporaryBasket(siteId)
  const { basketId = '' } = empty
  try {
    return await addToShipments(siteId, basketId, [item], empty)
  } catch (error) {
    await deleteBasket(siteId, basketId).catch(() => undefined)
    throw error
  }
}
