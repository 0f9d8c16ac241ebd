import { useEffect, useRef, type ComponentType } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import type { Basket } from '@/commerce-client/baskets'
import { toAddressValues, toPartialAddress } from '@/forms/address-values'
import { RecipientSection } from '@/forms/autofill'
import { DeliveryAddress } from '@/purchase/addresses/delivery-address'
import { useAddressRule } from '@/purchase/addresses/use-address-rule'
import { TitledSection } from '@/purchase/order-parts/titled-section'
import { RecipientsFailure } from '@/purchase/recipients/recipients-progress'
import { Button } from '@/ui/button'
import { Heading } from '@/ui/heading'
import { isPhoneOptional } from './recipient-needs'
import styles from './shipment-panel.module.css'
import { shippingMessages as messages } from './shipping.messages'
import { ShipmentItems } from './shipment-items'
import { useSaveAddress } from './shipping.mutations'
import type { ShippingInput } from './shipping.schemas'
import { SHIPMENT_TITLE_ID } from './use-focus-back'
import type { RecipientEditor } from './use-recipient-editor'

interface ShipmentPartProps {
  basket: Basket
  shipment: Shipment
}

/**
 * Components passed in by the page, because features must not import each other
 * (docs/architecture.md).
 */
export interface ShipmentParts {
  Delivery: ComponentType<ShipmentPartProps>
  Extras: ComponentType<ShipmentPartProps>
}

interface ShipmentPanelProps extends ShipmentPartProps {
  parts: ShipmentParts
}

export function ShipmentPanel({ basket, shipment, parts }: ShipmentPanelProps) {
  const { Delivery, Extras } = parts
  const hasOptionalPhone = isPhoneOptional(basket, shipment)
  useDestinationSync(shipment, hasOptionalPhone)
  return (
    <>
      <TitledSection title={messages.shippingAddress} titleId={SHIPMENT_TITLE_ID}>
        <DeliveryAddress isPhoneOptional={hasOptionalPhone} />
      </TitledSection>
      <Delivery basket={basket} shipment={shipment} />
      <Extras basket={basket} shipment={shipment} />
    </>
  )
}

interface RecipientPanelProps extends ShipmentPanelProps {
  name: string
  editor: RecipientEditor
}

/** The shipment of one of several recipients (MSH-015). It takes the focus when it opens. */
export function RecipientPanel({ name, editor, ...panel }: RecipientPanelProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.panel}
      data-recipient-panel=""
      aria-labelledby="shipment-panel-title"
    >
      <Heading level={2} size="lg" id="shipment-panel-title">
        <FormattedMessage {...messages.shipmentTo} values={{ name }} />
      </Heading>
      <ShipmentItems basket={panel.basket} shipment={panel.shipment} name={name} />
      <RecipientSection id={panel.shipment.shipmentId ?? ''}>
        <ShipmentPanel {...panel} />
      </RecipientSection>
      {editor.error && <RecipientsFailure error={editor.error} />}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => void editor.close()}>
          <FormattedMessage {...messages.close} />
        </Button>
        <Button isPending={editor.isPending} onClick={() => void editor.save()}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </section>
  )
}

/**
 * Saves the typed address when the state or the PO box flag changes, so that methods, tax and
 * totals are updated (CHK-020).
 */
function useDestinationSync(
  { shipmentId = '', shippingAddress }: Shipment,
  hasOptionalPhone: boolean,
) {
  const { mutate } = useSaveAddress()
  const rule = useAddressRule(shippingAddress, hasOptionalPhone)
  const { control, getValues } = useFormContext<ShippingInput>()
  const [stateCode, isPoBox = false] = useWatch({
    control,
    name: ['address.stateCode', 'address.c_isPOBox'],
  })
  const { c_isPOBox } = toAddressValues(shippingAddress)
  const known = useRef({ stateCode: shippingAddress?.stateCode ?? '', isPoBox: c_isPOBox })
  useEffect(() => {
    const isKnown = stateCode === known.current.stateCode && isPoBox === known.current.isPoBox
    if (!stateCode || isKnown) return
    known.current = { stateCode, isPoBox }
    // Invalid parts are omitted here, and errors are ignored; both are shown on submit.
    mutate({ shipmentId, address: toPartialAddress(getValues('address'), rule) })
  }, [stateCode, isPoBox, shipmentId, mutate, getValues, rule])
}
