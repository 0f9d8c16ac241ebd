import { Field } from '@chakra-ui/react/field'
import { Stack } from '@chakra-ui/react/stack'
import { Textarea } from '@chakra-ui/react/textarea'
import { useState } from 'react'
import type { OfficePhoneOrder, PhoneOrderItem } from '@contracts/phone-order'
import { LIMITS } from '@rules/field-limits'
import { Choice } from '../parts/choice'
import { FormDialog } from '../parts/form-dialog'
import { isQuantity, QuantityField } from '../parts/quantity-field'
import { BoxFields, EMPTY_FILLING, useBox } from './box-fields'
import { useDraftChange } from './use-phone-order'

interface ItemDialogProps {
  phoneOrder: OfficePhoneOrder
  item: PhoneOrderItem
  onClose: () => void
}

export function ItemDialog({ phoneOrder, item, onClose }: ItemDialogProps) {
  const { parcels } = phoneOrder
  const own = parcels.find(({ items }) => items.some(({ itemId }) => itemId === item.itemId))
  const [quantity, setQuantity] = useState(String(item.quantity))
  const [giftMessage, setGiftMessage] = useState(item.giftMessage)
  const [shipmentId, setShipmentId] = useState(own?.shipmentId ?? '')
  const { filling: known, productId } = item
  const [filling, setFilling] = useState(known ?? EMPTY_FILLING)
  const isBox = known !== undefined && quantity !== '0'
  const box = useBox(phoneOrder, { shipmentId, productId, isBox }, filling)
  const change = useDraftChange(phoneOrder, onClose)
  const isValid = isQuantity(quantity, 0)
  return (
    <FormDialog
      title={`Change ${item.name}`}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={!isValid || !box.isFull}
      error={change.error}
      onSubmit={() =>
        change.mutate({
          ...{ kind: 'item', itemId: item.itemId, quantity: Number(quantity), shipmentId },
          ...(giftMessage !== item.giftMessage && { giftMessage }),
          ...(isBox && { filling: { name: filling.name, pieces: filling.pieces } }),
        })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <QuantityField min={0} value={quantity} onChange={setQuantity} />
        {isBox && <BoxFields box={box} filling={filling} onChange={setFilling} />}
        {parcels.length > 1 && (
          <Choice
            label="Parcel"
            value={shipmentId}
            options={parcels.map((one, index) => {
              const [to = 'no address yet'] = one.address
              return [one.shipmentId, `${index + 1}: ${to}`] as const
            })}
            onChange={setShipmentId}
          />
        )}
        <Field.Root>
          <Field.Label>Gift message</Field.Label>
          <Textarea
            background="bg.panel"
            rows={3}
            maxLength={LIMITS.giftMessage}
            value={giftMessage}
            onChange={({ target }) => setGiftMessage(target.value)}
          />
        </Field.Root>
      </Stack>
    </FormDialog>
  )
}
