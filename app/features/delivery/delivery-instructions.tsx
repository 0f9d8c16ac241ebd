import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Shipment } from '@/commerce-client/basket-shipments'
import { toDeliveryPlan } from '@/commerce-client/delivery.mapper'
import { serverErrorText } from '@/errors/server-error-text'
import { LIMITS } from '@rules/field-limits'
import { deliveryInstructionsRule } from '@/forms/rules/printed-text'
import { toErrorText } from '@/forms/use-form-field'
import { useSentValue } from '@/lib/use-sent-value'
import { useUnsavedWork } from '@/purchase/checkout/unsaved-work'
import { useReadBasket } from '@/shopper/basket/use-basket'
import { useSiteConfig } from '@/shopper/site-config/use-site-config'
import { focusField } from '@/ui/focus-field'
import { TextAreaField } from '@/ui/text-area-field'
import { deliveryMessages as messages } from './delivery.messages'
import { useSaveInstructions } from './delivery.mutations'
import styles from './gift-message.module.css'

/** Instructions for the carrier (CHK-029), saved when the field loses the focus. */
export function DeliveryInstructions({ shipment }: { shipment: Shipment }) {
  const intl = useIntl()
  const { shipmentId = '' } = shipment
  const { instructions: saved = '' } = toDeliveryPlan(shipment)
  const { mutateAsync, isLoading, isSuccess, error: failure } = useSaveInstructions(shipmentId)
  const [text, setText] = useState(saved)
  const isUnsaved = text.trim() !== saved.trim()
  const { printerCharacterSet } = useSiteConfig().preferences
  const checked = deliveryInstructionsRule(printerCharacterSet).safeParse(text)
  const problem = checked.error?.issues[0]?.message
  const id = `delivery-instructions-${shipmentId}`
  const readBasket = useReadBasket()
  const sent = useSentValue(() => {
    const stored = readBasket()?.shipments?.find((one) => one.shipmentId === shipmentId)
    return (toDeliveryPlan(stored ?? shipment).instructions ?? '').trim()
  })
  const save = () => {
    const wanted = checked.data
    if (wanted === undefined || sent.current() === wanted) return
    setText(wanted)
    // the field shows the failure
    sent.send(wanted, mutateAsync(wanted)).catch(() => undefined)
  }
  useUnsavedWork(() => {
    const canClose = !problem && !(isUnsaved && failure)
    if (canClose) save()
    else focusField(id)
    return canClose
  })
  const isSaved = isSuccess && !isUnsaved && !isLoading && text !== ''
  return (
    <div className="stack-3">
      <TextAreaField
        id={id}
        name="deliveryInstructions"
        rows={2}
        label={<FormattedMessage {...messages.instructionsLabel} />}
        isOptional
        maxLength={LIMITS.deliveryInstructions}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        error={
          toErrorText(problem, intl) ??
          (isUnsaved && failure ? serverErrorText(failure, intl) : undefined)
        }
        hint={<FormattedMessage {...messages.instructionsHint} />}
      />
      <span role="status" className={styles.saved}>
        {isSaved && <FormattedMessage {...messages.instructionsSaved} />}
      </span>
    </div>
  )
}
