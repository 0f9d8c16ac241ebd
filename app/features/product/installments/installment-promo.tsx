import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { FormattedMessage, defineMessages } from 'react-intl'
import {
  createPlacement,
  getInstallmentMessage,
  refreshPlacements,
} from '@/integrations/installments/installments.api'
import { toPurchaseAmount } from '@/integrations/installments/installments.port'
import { isOutside } from '@/integrations/third-party/third-party'
import { useSite } from '@/site/use-site'
import { useMoney } from '@/ui/price'
import styles from './installment-promo.module.css'

const messages = defineMessages({
  installmentMinimum: {
    id: 'product.installmentMinimum',
    defaultMessage: 'Installments are available on orders of {minimum} or more.',
  },
})

interface InstallmentPromoProps {
  price: number
  /** The amount from which checkout accepts installments. */
  minimum: number
}

/**
 * The price in installments (PDP-020), and below the minimum the amount that an order must reach.
 * The provider's script fills the element; without an account at the provider, the text comes from
 * our server. Its line is reserved while loading, and removed if there is no text.
 */
export function InstallmentPromo({ price, minimum }: InstallmentPromoProps) {
  const { id: siteId, locale, currency } = useSite()
  const amount = toPurchaseAmount(price, currency)
  const writeMoney = useMoney()
  const isVendors = isOutside('installments')
  const { data: message, isError } = useQuery({
    queryKey: ['installment-message', siteId, locale, amount],
    queryFn: () => getInstallmentMessage(siteId, locale, amount),
    enabled: !isVendors && typeof window !== 'undefined',
    keepPreviousData: true,
  })
  useEffect(() => {
    if (isVendors) refreshPlacements()
  }, [isVendors, amount])

  const isBelow = price < minimum
  if ((message === null || isError) && !isBelow) return null
  return (
    <div className={styles.promo}>
      {createPlacement({ locale, amount, text: isVendors ? undefined : message })}
      {isBelow && (
        <p className="note">
          <FormattedMessage
            {...messages.installmentMinimum}
            values={{ minimum: writeMoney(minimum) }}
          />
        </p>
      )}
    </div>
  )
}
