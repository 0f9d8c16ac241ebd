import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useId } from 'react'
import type { OfficeOrder, OfficeShipment, OfficeShipping } from '@contracts/order'
import { salesApi } from '../api/sales-api'
import { FormDialog } from '../parts/form-dialog'
import { TextField } from '../parts/text-field'
import { itemsLeft } from './items-left'
import { useOrderAction } from './use-order-actions'

interface ShippingDialogProps {
  order: OfficeOrder
  shipment: OfficeShipment
  name: string
  onClose: () => void
}

/**
 * Marks a parcel as sent, with carrier and tracking number; the buyer receives a mail.
 */
export function ShippingDialog({ order, shipment, name, onClose }: ShippingDialogProps) {
  const { orderNo, carriers } = order
  const { shipmentId } = shipment
  const listId = useId()
  const contentId = useId()
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
      error={ship.error}
      onSubmit={(form) =>
        ship.mutate({
          carrier: form.get('carrier') ?? '',
          trackingNumber: form.get('trackingNumber') ?? '',
          trackingUrl: form.get('trackingUrl') ?? '',
        })
      }
      onClose={onClose}
    >
      <Stack gap="4">
        <Box>
          <Box id={contentId} fontSize="sm" fontWeight="medium">
            What goes
          </Box>
          <Box as="ul" listStyleType="none" fontSize="sm" aria-labelledby={contentId}>
            {itemsLeft(shipment).map(({ itemId, name: product, quantity }) => (
              <li key={itemId}>
                {quantity} × {product}
              </li>
            ))}
          </Box>
        </Box>
        <TextField
          label="Carrier"
          name="carrier"
          required
          maxLength={60}
          list={listId}
          defaultValue={carriers[0]}
        />
        <datalist id={listId}>
          {carriers.map((carrier) => (
            <option key={carrier} value={carrier} />
          ))}
        </datalist>
        <TextField
          label="Tracking number"
          name="trackingNumber"
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
