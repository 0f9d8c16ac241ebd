import loadable from '@loadable/component'
import { useId, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { useBasket } from '@/shopper/basket/use-basket'
import { Button } from '@/ui/button'
import { lazyOverlay } from '@/ui/lazy-overlay'
import { paymentBrandOf, type SheetWallet } from '@rules/payment-methods'
import { expressMessages as messages } from './express.messages'
import styles from './express-pay.module.css'
import type { ExpressSheetProps } from './express-sheet'
import { useExpressWallets } from './use-express-wallets'

const LiveButton = loadable(() => import('./live/live-button'), { ssr: false })
const ExpressSheet = lazyOverlay(
  'express',
  loadable(() => import('./express-sheet'), { ssr: false }),
)

type ExpressPayProps = Pick<ExpressSheetProps, 'Delivery'>

/** A button for each wallet that can pay the bag in its sheet; none otherwise. */
export function ExpressPay(props: ExpressPayProps) {
  const { data: basket } = useBasket()
  return basket ? <Wallets {...props} basket={basket} /> : null
}

function Wallets({ basket, Delivery }: ExpressPayProps & { basket: Basket }) {
  const id = useId()
  const { wallets: shown, isAwaited } = useExpressWallets(basket)
  const { hasStandInSheets } = useSiteConfig().preferences
  const [opened, setOpened] = useState<{ wallet: SheetWallet; isOpen: boolean; serial: number }>()
  /** The wallet whose own sheet is open, or is paying. */
  const [live, setLive] = useState<SheetWallet>()
  // an open sheet stays while the bag changes
  const isStaying = shown.length > 0 || live !== undefined || opened?.isOpen
  if (!isStaying) return isAwaited ? <div className={styles.awaited} /> : null
  const own = live && !shown.includes(live) ? [...shown, live] : shown
  return (
    <section className="stack-3" aria-labelledby={id}>
      <p id={id} className={styles.title}>
        <FormattedMessage {...messages.title} />
      </p>
      <div className={styles.wallets}>
        {(hasStandInSheets ? [] : own).map((wallet) => (
          <LiveButton key={wallet} basket={basket} wallet={wallet} onOpenChange={setLive} />
        ))}
        {(hasStandInSheets ? shown : []).map((wallet) => (
          <Button
            key={wallet}
            isWide
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => {
              const serial = (opened?.serial ?? 0) + 1
              setOpened({ wallet, isOpen: true, serial })
            }}
          >
            {paymentBrandOf(wallet)}
          </Button>
        ))}
        {isAwaited && <div />}
      </div>
      {opened && (
        <ExpressSheet
          key={opened.serial}
          {...opened}
          basket={basket}
          Delivery={Delivery}
          onClose={() => setOpened({ ...opened, isOpen: false })}
        />
      )}
    </section>
  )
}
