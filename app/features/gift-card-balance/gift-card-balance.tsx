import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { getGiftCardBalance, type GiftCardBalance } from '@/commerce-client/gift-card-balance'
import type { GiftCardBalanceOutput } from '@/forms/rules/gift-card-balance'
import { useSendOnce } from '@/forms/use-send-once'
import { useCaptcha } from '@/shopper/captcha/use-captcha'
import { useSite } from '@/site/use-site'
import { Alert } from '@/ui/alert'
import { useMoney } from '@/ui/price'
import { GiftCardBalanceForm } from './gift-card-balance-form'
import { giftCardBalanceMessages as messages } from './gift-card-balance.messages'
import styles from './gift-card-balance.module.css'

const SHOWN_DIGITS = 4

/** Shows the balance of a gift card, and then clears the fields (FORM-070). */
export function GiftCardBalanceCheck() {
  const { id: siteId } = useSite()
  const [lookUps, setLookUps] = useState(0)
  const captcha = useCaptcha('gift-card-balance')
  const lookup = useMutation(
    ({ giftCardNumber, securityCode }: GiftCardBalanceOutput) =>
      getGiftCardBalance(siteId, giftCardNumber, securityCode, captcha.take()),
    {
      onSettled: (_answer, refusal) => captcha.reset(refusal),
      onSuccess: ({ success }) => {
        if (success) setLookUps((count) => count + 1)
      },
    },
  )
  const { data, error, variables, isLoading } = lookup
  const lookUp = useSendOnce(lookup, { isRepeatable: true })
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (data !== undefined || error !== null) outcome.current?.focus()
  }, [data, error])
  const lastFour = variables?.giftCardNumber.slice(-SHOWN_DIGITS)
  return (
    <div className={styles.balance}>
      {(data !== undefined || error !== null) && (
        <Alert ref={outcome} tone={data?.success ? 'success' : 'error'}>
          <Outcome data={data} lastFour={lastFour} />
        </Alert>
      )}
      <GiftCardBalanceForm
        key={lookUps}
        isPending={isLoading}
        captcha={captcha}
        onSubmit={(values) => lookUp(values)}
      />
    </div>
  )
}

function Outcome({ data, lastFour }: { data?: GiftCardBalance; lastFour?: string }) {
  const writeMoney = useMoney()
  if (!data) return <FormattedMessage {...messages.failed} />
  if (!data.success) return <>{data.message}</>
  const balance = writeMoney(data.availableBalance)
  return <FormattedMessage {...messages.balance} values={{ lastFour, balance }} />
}
