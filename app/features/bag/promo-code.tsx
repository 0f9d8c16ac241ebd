import { useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { serverErrorText } from '@/errors/server-error-text'
import { LIMITS } from '@/forms/limits'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { bagMessages } from './bag.messages'
import styles from './promo-code.module.css'
import { useAddPromoCode, useRemovePromoCode, type PromoRefusal } from './promo-code.mutations'

/** Promo codes: those of the bag, and a field for another (CART-028). */
export function PromoCode({ coupons = [] }: { coupons?: Basket['couponItems'] }) {
  const [code, setCode] = useState('')
  const addition = useAddPromoCode()
  const removal = useRemovePromoCode()
  const { formatMessage } = useIntl()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() === '' || addition.isLoading) return
    if (coupons.some((coupon) => coupon.code.toLowerCase() === code.trim().toLowerCase())) {
      addition.reset()
      setCode('')
      return
    }
    addition.mutate(code.trim(), { onSuccess: (refusal) => refusal || setCode('') })
  }

  return (
    <div className={styles.form}>
      {coupons.length > 0 && (
        <ul className={styles.applied}>
          {coupons.map(({ code: applied, couponItemId = '' }) => (
            <li key={couponItemId}>
              {applied}
              <Button
                variant="quiet"
                size="sm"
                aria-label={formatMessage(bagMessages.promoRemove, { code: applied })}
                onClick={() => removal.mutate(couponItemId)}
              >
                <FormattedMessage {...bagMessages.remove} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.row} onSubmit={submit} noValidate>
        <TextField
          label={<FormattedMessage {...bagMessages.promoLabel} />}
          name="promoCode"
          autoComplete="off"
          maxLength={LIMITS.promoCode}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={addition.data && <RefusalText refusal={addition.data} />}
        />
        <Button type="submit" variant="secondary" isPending={addition.isLoading}>
          <FormattedMessage {...bagMessages.promoApply} />
        </Button>
      </form>
    </div>
  )
}

function RefusalText({ refusal }: { refusal: PromoRefusal }) {
  const intl = useIntl()
  const { code } = refusal
  if (refusal.kind === 'failed') return <>{serverErrorText(refusal.error, intl)}</>
  return (
    <FormattedMessage
      {...(refusal.kind === 'unknown' ? bagMessages.promoUnknown : bagMessages.promoNotApplicable)}
      values={{ code }}
    />
  )
}
