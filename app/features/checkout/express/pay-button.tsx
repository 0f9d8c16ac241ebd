import { useEffect, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { amountToPay } from '@/rules/payment'
import { useSite } from '@/site/use-site'
import { Button } from '@/ui/button'
import { moneyFormat } from '@rules/currency'
import { expressMessages as messages } from './express.messages'
import styles from './express-pay.module.css'

interface PayButtonProps {
  basket: Basket
  isReady: boolean
  /** A change of the bag is being saved. */
  isWriting: boolean
  isPaying: boolean
  onPay: () => void
}

/**
 * A click while a change is being saved pays after it, unless the total has become another: then
 * that one is shown, and asks for another click.
 */
export function PayButton({ basket, isReady, isWriting, isPaying, onPay }: PayButtonProps) {
  const { formatNumber } = useIntl()
  const { currency: usual } = useSite()
  const { currency = usual } = basket
  const amount = amountToPay(basket)
  /** The amount on the button that was clicked. */
  const [agreed, setAgreed] = useState<number>()
  const [isChanged, setChanged] = useState(false)
  const [wasReady, setWasReady] = useState(false)
  if (isReady && !wasReady) setWasReady(true)
  useEffect(() => {
    if (agreed === undefined || isWriting) return
    setAgreed(undefined)
    if (agreed !== amount) setChanged(true)
    else if (isReady) onPay()
  }, [agreed, isWriting, amount, isReady, onPay])
  const text = formatNumber(amount, moneyFormat(currency))
  return (
    <div className={styles.paying}>
      <p role="status" className={isChanged ? styles.totalNow : 'visually-hidden'}>
        {isPaying && <FormattedMessage {...messages.paying} />}
        {isChanged && <FormattedMessage {...messages.totalNow} values={{ amount: text }} />}
      </p>
      <Button
        isWide
        disabled={!isReady && !(wasReady && isWriting)}
        isPending={isPaying || agreed !== undefined}
        onClick={() => {
          setChanged(false)
          setAgreed(amount)
        }}
      >
        <FormattedMessage {...messages.pay} values={{ amount: text }} />
      </Button>
    </div>
  )
}
