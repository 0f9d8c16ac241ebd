import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import type { Basket } from '@/commerce-client/baskets'
import { findRecipientNeed, type RecipientNeed } from '@/rules/recipients'
import { shipmentIdOf } from '@/rules/shipments'
import { Button } from '@/ui/button'
import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon'
import { onFocusLost } from '@/ui/open-dialogs'
import { needMessage } from './recipient-needs'
import styles from './recipients.module.css'
import { shippingMessages as messages } from './shipping.messages'

interface RecipientRowProps {
  shipmentId: string
  name: string
  pieces: number
  methodName: string | undefined
  need: RecipientNeed | undefined
  /** `true` if the address was added with several others and needs to be checked. */
  isDoubtful: boolean
  isOpen: boolean
  /** May have to save the open shipment first. */
  onEdit: (shipmentId: string) => Promise<void>
  onReview: (shipmentId: string) => Promise<void>
  onRemove: (shipmentId: string) => void
}

/**
 * Returns the basket data shown in a recipient's row. The row re-renders only if one of these
 * values changes.
 */
export function rowFactsOf(basket: Basket, shipmentId: string) {
  const shipment = basket.shipments?.find((one) => one.shipmentId === shipmentId) ?? {}
  return {
    pieces: countPieces(basket, shipmentId),
    methodName: shipment.shippingMethod?.name,
    need: findRecipientNeed(shipment, basket),
  }
}

export const RecipientRow = memo(function RecipientRow(props: RecipientRowProps) {
  const { shipmentId, name, pieces, methodName, need, isDoubtful, isOpen, ...on } = props
  const buttons = useFocusAfterMark(isDoubtful)
  const click =
    <Result,>(action: (id: string) => Result) =>
    () =>
      action(shipmentId)
  return (
    <div className={styles.row}>
      <p className={styles.facts}>
        <span>
          <FormattedMessage {...messages.gets} values={{ pieces }} />
        </span>
        {methodName && <span>{methodName}</span>}
        {(need || !isDoubtful) && (
          <span className={classNames(styles.state, need ? styles.needed : styles.ready)}>
            <Icon name={need ? 'alert' : 'check'} size={16} />
            <FormattedMessage {...(need ? needMessage[need] : messages.ready)} />
          </span>
        )}
      </p>
      <div ref={buttons} className={styles.buttons}>
        {isDoubtful && (
          <RowButton label={messages.checkAddressNamed} name={name} onClick={click(on.onReview)}>
            <span className={classNames(styles.state, styles.needed)}>
              <Icon name="alert" size={16} />
              <FormattedMessage {...messages.checkAddress} />
            </span>
          </RowButton>
        )}
        {!isOpen && (
          <RowButton label={messages.editNamed} name={name} onClick={click(on.onEdit)}>
            <FormattedMessage {...messages.edit} />
          </RowButton>
        )}
        <RowButton label={messages.removeNamed} name={name} onClick={click(on.onRemove)}>
          <FormattedMessage {...messages.remove} />
        </RowButton>
      </div>
    </div>
  )
})

interface RowButtonProps {
  label: MessageDescriptor
  name: string
  /** The button is pending until the promise settles. */
  onClick: () => Promise<void> | void
  children: ReactNode
}

function RowButton({ label, name, onClick, children }: RowButtonProps) {
  const { formatMessage } = useIntl()
  const [isPending, setPending] = useState(false)
  const click = () => {
    const work = onClick()
    if (!work) return
    setPending(true)
    void work.finally(() => setPending(false))
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={formatMessage(label, { name })}
      isPending={isPending}
      onClick={click}
    >
      {children}
    </Button>
  )
}

/** Keeps the focus in the row when its "check address" button disappears after the check. */
function useFocusAfterMark(isDoubtful: boolean): RefObject<HTMLDivElement> {
  const buttons = useRef<HTMLDivElement>(null)
  const wasDoubtful = useRef(isDoubtful)
  useEffect(() => {
    const isResolved = wasDoubtful.current && !isDoubtful
    wasDoubtful.current = isDoubtful
    if (!isResolved) return
    return onFocusLost(() => buttons.current?.querySelector('button')?.focus())
  }, [isDoubtful])
  return buttons
}

export function countPieces({ productItems = [] }: Basket, ...shipmentIds: string[]): number {
  return productItems
    .filter((item) => shipmentIds.includes(shipmentIdOf(item)))
    .reduce((sum, { quantity = 0 }) => sum + quantity, 0)
}
