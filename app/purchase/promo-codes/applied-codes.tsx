import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { serverErrorText } from '@/errors/server-error-text'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { promoCodeMessages as messages } from './promo-code.messages'
import styles from './promo-code.module.css'
import { useRemoveOrganizationCode, useRemovePromoCode } from './promo-code.mutations'

interface AppliedCodesProps {
  basket: Basket
  /**
   * Called after a code was removed, together with its focused button: the focus has to move
   * elsewhere.
   */
  onRemoved: (code: string) => void
}

export function AppliedCodes({ basket, onRemoved }: AppliedCodesProps) {
  const intl = useIntl()
  const coupon = useRemovePromoCode()
  const organization = useRemoveOrganizationCode()
  const { couponItems = [], sourceCode } = basket
  const error = coupon.error ?? organization.error
  const leaving = useRef<string>()
  if (couponItems.length === 0 && !sourceCode && !error) return null
  const remove = (id: string, code: string) => {
    leaving.current = id
    coupon.mutate(id, { onSuccess: () => onRemoved(code) })
  }
  return (
    <>
      <ul className={styles.applied} aria-label={intl.formatMessage(messages.codes)}>
        {couponItems.map(({ code, couponItemId = '' }) => (
          <AppliedCode
            key={couponItemId}
            code={code}
            isPending={coupon.isLoading && leaving.current === couponItemId}
            onRemove={() => remove(couponItemId, code)}
          />
        ))}
        {sourceCode && (
          <AppliedCode
            code={sourceCode}
            isOrganization
            isPending={organization.isLoading}
            onRemove={() =>
              organization.mutate(undefined, { onSuccess: () => onRemoved(sourceCode) })
            }
          />
        )}
      </ul>
      {error && <Alert tone="error">{serverErrorText(error, intl)}</Alert>}
    </>
  )
}

interface AppliedCodeProps {
  code: string
  isOrganization?: boolean
  isPending: boolean
  onRemove: () => void
}

function AppliedCode({ code, isOrganization = false, isPending, onRemove }: AppliedCodeProps) {
  const { formatMessage } = useIntl()
  return (
    <li>
      <span>
        <span translate="no">{code}</span>
        {isOrganization && (
          <span className={styles.kind}>
            <FormattedMessage {...messages.organization} />
          </span>
        )}
      </span>
      <Button
        variant="quiet"
        size="sm"
        aria-label={formatMessage(messages.removeNamed, { code })}
        isPending={isPending}
        onClick={onRemove}
      >
        <FormattedMessage {...messages.remove} />
      </Button>
    </li>
  )
}
