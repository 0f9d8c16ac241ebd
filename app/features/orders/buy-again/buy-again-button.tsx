import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button, type ButtonVariant } from '@/ui/button'
import { Modal } from '@/ui/modal'
import { BuyAgainDialog } from './buy-again-dialog'
import { buyAgainMessages as messages } from './buy-again.messages'
import type { BuyAgainScope } from './use-buy-again'

interface BuyAgainButtonProps extends BuyAgainScope {
  /** Accessible name with the order or product, because a page has several such buttons. */
  label: string
  variant?: ButtonVariant
  /** `true` if `label` is also the visible text. */
  isLabelShown?: boolean
}

/** Buys an order, a shipment or a line again, after showing what has changed (ORD-016). */
export function BuyAgainButton({
  label,
  variant = 'quiet',
  isLabelShown = false,
  ...scope
}: BuyAgainButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const isOffered = scope.lines.some(
    ({ bonusProductLineItem, c_reorderable }) => !bonusProductLineItem && c_reorderable !== false,
  )
  if (!isOffered) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button variant={variant} size="sm" aria-label={label} onClick={() => setOpen(true)}>
        {isLabelShown ? label : <FormattedMessage {...messages.button} />}
      </Button>
      <Modal isOpen={isOpen} onClose={close} title={<FormattedMessage {...messages.title} />}>
        <BuyAgainDialog {...scope} onClose={close} />
      </Modal>
    </>
  )
}
