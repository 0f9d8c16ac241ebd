import { useEffect, useRef, useState, type FormEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { toCouponCode } from '@rules/coupon-code'
import type { Basket } from '@/commerce-client/baskets'
import { serverErrorText } from '@/errors/server-error-text'
import { LIMITS } from '@rules/field-limits'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/text-field'
import { AppliedCodes } from './applied-codes'
import { promoCodeMessages as messages } from './promo-code.messages'
import { useAddPromoCode, type PromoRefusal } from './promo-code.mutations'
import { useCodeToasts } from './use-code-toasts'

/** The promo codes and organization codes of a basket, and a field to add another (CART-028). */
export function PromoCode({ basket }: { basket: Basket }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const addition = useAddPromoCode()
  const { sayAdded, sayRemoved } = useCodeToasts()
  const { couponItems = [], sourceCode = '' } = basket
  useForgetRefusal(basket, addition)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = toCouponCode(code)
    if (wanted === '' || addition.isLoading) return
    const isOrganization = sourceCode.toLowerCase() === wanted.toLowerCase()
    if (isOrganization || couponItems.some((coupon) => coupon.code === wanted)) {
      addition.reset()
      setCode('')
      return
    }
    addition.mutate(wanted, {
      onSuccess: (refusal) => {
        if (refusal && refusal.kind !== 'present') return
        setCode('')
        if (refusal) addition.reset()
        else sayAdded(wanted)
      },
    })
  }

  return (
    <div className="stack-2">
      <AppliedCodes
        basket={basket}
        onRemoved={(removed) => {
          field.current?.focus()
          sayRemoved(removed)
        }}
      />
      <form className="field-and-button" onSubmit={submit} noValidate>
        <TextField
          ref={field}
          label={<FormattedMessage {...messages.label} />}
          name="promoCode"
          maxLength={LIMITS.promoCode}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={addition.data && <RefusalText refusal={addition.data} />}
        />
        <Button type="submit" variant="secondary" isPending={addition.isLoading}>
          <FormattedMessage {...messages.apply} />
        </Button>
      </form>
    </div>
  )
}

/** Clears a refusal when the basket changes. */
function useForgetRefusal(
  { productItems = [] }: Basket,
  { isLoading, reset }: Pick<ReturnType<typeof useAddPromoCode>, 'isLoading' | 'reset'>,
): void {
  const contents = JSON.stringify(productItems.map(({ itemId, quantity }) => [itemId, quantity]))
  const evaluated = useRef(contents)
  useEffect(() => {
    if (!isLoading && evaluated.current !== contents) reset()
    evaluated.current = contents
  }, [contents, isLoading, reset])
}

function RefusalText({ refusal }: { refusal: PromoRefusal }) {
  const intl = useIntl()
  const { code } = refusal
  if (refusal.kind === 'failed') return <>{serverErrorText(refusal.error, intl)}</>
  return (
    <FormattedMessage
      {...(refusal.kind === 'unknown' ? messages.unknown : messages.notApplicable)}
      values={{ code }}
    />
  )
}
