import { useRef } from 'react'
import { TemporaryBag } from '@/shopper/basket/temporary-bag'
import { useBasket } from '@/shopper/basket/use-basket'
import { useIsLargeEnough } from '@/shopper/basket/use-is-large-enough'
import ExpressSheet, { type ExpressSheetProps } from './express-sheet'
import { useExpressWallets } from './use-express-wallets'

/** The sheet that pays a temporary basket, and leaves the bag alone. */
export default function ProductSheet({ basket, ...props }: ExpressSheetProps) {
  return (
    <TemporaryBag basket={basket}>
      <Opened {...props} basket={basket} />
    </TemporaryBag>
  )
}

function Opened({ basket: made, ...props }: ExpressSheetProps) {
  const { data } = useBasket()
  // one that is gone stays shown, with the reason
  const last = useRef(made)
  if (data) last.current = data
  const { current: basket } = last
  const { wallet } = props
  const { wallets, isAwaited } = useExpressWallets(basket)
  const isKnown = useIsLargeEnough(basket) !== undefined && !isAwaited
  return (
    <ExpressSheet {...props} basket={basket} isRefused={isKnown && !wallets.includes(wallet)} />
  )
}
