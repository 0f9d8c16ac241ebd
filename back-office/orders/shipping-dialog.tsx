import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { useId, useState } from 'react'
import type { OfficeOrder, OfficeShipment } from '@contracts/order'
import type { OfficeShipping } from '@contracts/order-requests'
import { parseNumber } from '@rules/money-text'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { WholeField } from '../parts/number-fields'
import { TextField } from '../parts/text-field'
import { useOrderAction } from './use-order-actions'

interface ShippingDialogProps {
  order: OfficeOrder
  shipment: OfficeShipment
  name: string
  onClose: () => void
}

/**
 * Marks what waits of a shipment, or a part of it, as sent in one parcel, with carrier and tracking
 * number; the buyer receives a mail.
 */
export function ShippingDialog({ order, shipment, name, onClose }: ShippingDialogProps) {
  const { orderNo, carriers } = order
  const { shipmentId } = shipment
  const listId = useId()
  // another operator may send a part while the dialog is open
  const [sentBefore] = useState(shipment.parcels.length)
  const content = useContent(shipment)
  const ship = useOrderAction(
    orderNo,
    (shipping: OfficeShipping) => salesApi.shipShipment(orderNo, shipmentId, shipping),
    onClose,
  )
  return (
    <FormDialog
      title={`Send ${name.toLowerCase()}`}
      action="Mark as sent"
      isBusy={ship.isLoading}
      isIncomplete={content.isWrong || content.chosen.length === 0}
      error={ship.error}
      onSubmit={(form) =>
        ship.mutate({
          carrier: form.get('carrier') ?? '',
          trackingNumber: form.get('trackingNumber') ?? '',
          trackingUrl: form.get('trackingUrl') ?? '',
          items: content.chosen,
          sentBefore,
        })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <ContentFields content={content} />
        <TextField
          label="Carrier"
          name="carrier"
          required
          maxLength={60}
          list={listId}
          defaultValue={shipment.label?.carrier ?? carriers[0]}
        />
        <datalist id={listId}>
          {carriers.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <TextField
          label="Tracking number"
          name="trackingNumber"
          defaultValue={shipment.label?.trackingNumber}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          label="Tracking address"
          name="trackingUrl"
          type="url"
          maxLength={500}
          help="Leave empty to use the carrier’s page, if it is known."
        />
      </Stack>
    </FormDialog>
  )
}

/** How many pieces of which lines go; all that waits unless the operator takes some out. */
function useContent({ items }: OfficeShipment) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const lines = items.flatMap(({ itemId, name, waitingQuantity: waiting }) => {
    const text = typed[itemId] ?? String(waiting)
    const quantity = parseNumber(text, { isWhole: true, minimum: 0, maximum: waiting })
    return waiting > 0 ? [{ itemId, name, waiting, text, quantity }] : []
  })
  const chosen = lines.flatMap(({ itemId, quantity = 0 }) =>
    quantity > 0 ? [{ itemId, quantity }] : [],
  )
  return {
    lines,
    chosen,
    isWrong: lines.some(({ quantity }) => quantity === undefined),
    isPart: lines.some(({ waiting, quantity = waiting }) => quantity < waiting),
    type: (itemId: string, text: string) => setTyped({ ...typed, [itemId]: text }),
  }
}

function ContentFields({ content }: { content: ReturnType<typeof useContent> }) {
  const { lines, isPart, type } = content
  return (
    <Fieldset.Root>
      <Fieldset.Legend>What goes</Fieldset.Legend>
      <Stack gap="3">
        {lines.map(({ itemId, name, waiting, text }) => (
          <WholeField
            key={itemId}
            label={name}
            help={`Of ${waiting} to be sent`}
            min={0}
            max={waiting}
            value={text}
            onChange={(next) => type(itemId, next)}
          />
        ))}
      </Stack>
      <Box role="status" fontSize="xs" color="fg.muted">
        {isPart && 'The rest stays to be sent; the buyer is told so.'}
      </Box>
    </Fieldset.Root>
  )
}
