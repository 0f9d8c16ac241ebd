import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { hasAddress, splitShipments } from '@/rules/shipments'
import { useCustomer } from '@/shopper/customer/use-customer'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import styles from './shipping-form.module.css'
import { shippingMessages } from './shipping.messages'
import type { ShippingInput } from './shipping.schemas'

interface NextStepButtonProps {
  basket: Basket
  isPending: boolean
  /** A recipient is open, whose own button comes first. */
  isSecond: boolean
}

/**
 * The button to continue to payment. For registered customers, who can choose a saved address, it
 * is disabled until an address is chosen or typed (CHK-012). Guests see the missing fields on
 * submit.
 */
export function NextStepButton({ basket, isPending, isSecond }: NextStepButtonProps) {
  const id = useId()
  const { data: customer } = useCustomer()
  const typed = useWatch<ShippingInput, 'address'>({ name: 'address' })
  const [delivery] = splitShipments(basket).deliveries
  const hasPlace =
    delivery === undefined || hasAddress(delivery) || hasAddress({ shippingAddress: typed })
  const isBlocked = Boolean(customer) && !hasPlace
  return (
    <div className={classNames(styles.actions, !isBlocked && !isSecond && 'phone-bar')}>
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : undefined}
        isPending={isPending}
        disabled={isBlocked}
        aria-describedby={isBlocked ? id : undefined}
      >
        <FormattedMessage {...shippingMessages.toPayment} />
      </Button>
      {isBlocked && (
        <p id={id} className="note">
          <FormattedMessage {...shippingMessages.addressFirst} />
        </p>
      )}
    </div>
  )
}
