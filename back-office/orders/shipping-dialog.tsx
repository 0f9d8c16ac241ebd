import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useId, useState } from 'react'
import type { OfficeOrder, OfficeShipment } from '@contracts/order'
import type { OfficeShipping } from '@contracts/order-requests'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { PieceFields, usePieces } from './piece-fields'
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
  const pieces = usePieces(
    shipment.items.map((item) => {
      const { waitingQuantity: most } = item
      return { item, most, help: `Of ${most} to be sent` }
    }),
    true,
  )
  const isPart = pieces.offered.some(({ most, quantity = most }) => quantity < most)
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
      isIncomplete={pieces.isIncomplete}
      error={ship.error}
      onSubmit={(form) =>
        ship.mutate({
          carrier: form.get('carrier') ?? '',
          trackingNumber: form.get('trackingNumber') ?? '',
          trackingUrl: form.get('trackingUrl') ?? '',
          items: pieces.chosen,
          sentBefore,
        })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <PieceFields title="What goes" pieces={pieces} />
        <Box role="status" fontSize="xs" color="fg.muted" _empty={{ display: 'none' }}>
          {isPart && 'The rest stays to be sent; the buyer is told so.'}
        </Box>
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
