import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { hasAddress, splitShipments } from '@/domain/shipments'
import { useCustomer } from '@/shopper/customer/use-customer'
import { Button } from '@/ui/button'
import styles from './shipping-form.module.css'
import { shippingMessages } from './shipping.messages'
import type { ShippingInput } from './shipping.schemas'

interface NextStepButtonProps {
  basket: Basket
  isPending: boolean
}

/**
 * On to payment. A registered customer has addresses to choose from: until one is chosen or typed
 * there is nowhere to go on to (CHK-012). A guest sees at the fields what is missing.
 */
export function NextStepButton({ basket, isPending }: NextStepButtonProps) {
  const id = useId()
  const { data: customer } = useCustomer()
  const typed = useWatch<ShippingInput, 'address'>({ name: 'address' })
  const [delivery] = splitShipments(basket).deliveries
  const hasPlace =
    delivery === undefined || hasAddress(delivery) || hasAddress({ shippingAddress: typed })
  const isBlocked = Boolean(customer) && !hasPlace
  return (
    <div className={styles.actions}>
      <Button
        type="submit"
        isPending={isPending}
        disabled={isBlocked}
        aria-describedby={isBlocked ? id : undefined}
      >
        <FormattedMessage {...shippingMessages.toPayment} />
      </Button>
      {isBlocked && (
        <p id={id} className={styles.why}>
          <FormattedMessage {...shippingMessages.addressFirst} />
        </p>
      )}
    </div>
  )
}
