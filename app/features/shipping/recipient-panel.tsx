import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { countRoom, findRecipientNeed } from '@/rules/recipients'
import { RecipientSection } from '@/forms/autofill'
import { AddressText } from '@/purchase/order-parts/address-text'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { Button } from '@/ui/button'
import { RecipientFrame } from './recipient-frame'
import { ShipmentItems } from './shipment-items'
import { ShipmentPanel, type ShipmentParts } from './shipment-panel'
import { shippingMessages as messages } from './shipping.messages'
import type { RecipientEditor } from './use-recipient-editor'

interface RecipientPanelProps {
  basket: Basket
  shipment: Shipment
  parts: ShipmentParts
  name: string
  editor: RecipientEditor
}

/**
 * The shipment of one of several recipients (MSH-015). One who has just been added needs only the
 * rest of the present: method and day, wrap, message and instructions, folded.
 */
export function RecipientPanel({ name, editor, parts, ...present }: RecipientPanelProps) {
  const { basket, shipment } = present
  const isAdded = shipment.shipmentId === editor.addedId
  // a method that requires the phone number may have been chosen
  const isAddressShown = !isAdded || findRecipientNeed(shipment, basket) === 'phone'
  return (
    <RecipientFrame
      title={
        <FormattedMessage {...messages[isAdded ? 'presentFor' : 'shipmentTo']} values={{ name }} />
      }
      editor={editor}
      step={isAdded}
      actions={
        isAddressShown ? <EditActions editor={editor} /> : <AddedActions {...{ basket, editor }} />
      }
    >
      <ShipmentItems {...present} name={name} />
      <RecipientSection id={shipment.shipmentId ?? ''}>
        <ShipmentPanel
          {...present}
          parts={parts}
          isFolded={isAdded}
          address={
            isAddressShown ? undefined : (
              <KnownAddress shipment={shipment} onEdit={editor.editAdded} />
            )
          }
        />
      </RecipientSection>
    </RecipientFrame>
  )
}

function EditActions({ editor }: Pick<RecipientPanelProps, 'editor'>) {
  return (
    <>
      <Button isPending={editor.isPending} onClick={() => void editor.save()}>
        <FormattedMessage {...messages.save} />
      </Button>
      <Button variant="secondary" onClick={() => void editor.close()}>
        <FormattedMessage {...messages.close} />
      </Button>
    </>
  )
}

function AddedActions({ basket, editor }: Pick<RecipientPanelProps, 'basket' | 'editor'>) {
  const { recipientLimit } = useSiteConfig().preferences
  return (
    <>
      <Button onClick={() => void editor.close()}>
        <FormattedMessage {...messages.done} />
      </Button>
      {countRoom(basket, recipientLimit) > 0 && (
        <Button variant="secondary" onClick={() => void editor.openNew()}>
          <FormattedMessage {...messages.addAnother} />
        </Button>
      )}
    </>
  )
}

interface KnownAddressProps {
  shipment: Shipment
  onEdit: () => void
}

function KnownAddress({ shipment: { shippingAddress }, onEdit }: KnownAddressProps) {
  return (
    <TitledSection
      title={messages.shippingAddress}
      action={
        <Button variant="quiet" size="sm" onClick={onEdit}>
          <FormattedMessage {...messages.edit} />
        </Button>
      }
    >
      {shippingAddress && <AddressText address={shippingAddress} />}
    </TitledSection>
  )
}
