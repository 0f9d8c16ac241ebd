import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeOrder, OfficeShipment } from '@contracts/order'
import {
  EDITED_ADDRESS_FIELDS,
  type OrderEdit,
  type ShipmentChoices,
  type ShipmentEdit,
} from '@contracts/order-edit'
import { toText } from '../api/engine'
import { orderEditsApi } from '../api/order-edits-api'
import { MomentText } from '../parts/moment-text'
import { useRight } from '../session/session-context'
import { EditDialog } from './edit-dialog'
import { ShipmentFields } from './shipment-fields'
import { useOrderAction } from './use-order-actions'

interface EditShipmentProps {
  order: OfficeOrder
  shipment: OfficeShipment
  /** `Parcel 1 of 2` */
  name: string
}

/** Changes where a parcel goes, when and how; the last change can be undone. */
export function EditShipment({ order, shipment, name }: EditShipmentProps) {
  const mayChange = useRight('orders.write')
  const [isOpen, setIsOpen] = useState(false)
  const { shipmentId } = shipment
  const query = useQuery({
    queryKey: ['order-choices', order.orderNo, shipmentId, order.revision],
    queryFn: () => orderEditsApi.getChoices(order.orderNo, shipmentId),
    enabled: isOpen,
    // what was typed would be lost
    staleTime: Infinity,
    retry: false,
  })
  const [undoing, setUndoing] = useState<OrderEdit>()
  const undo = useOrderAction(
    order.orderNo,
    (edit: OrderEdit) =>
      orderEditsApi.save(order.orderNo, {
        ...{ edit, revision: order.revision, expectedDifference: 0 },
      }),
    () => setUndoing(undefined),
  )
  const isLocked = Boolean(order.lockedBecause ?? shipment.packedBecause)
  if (!mayChange || isLocked || shipment.pickup) return null
  return (
    <>
      {undoing && (
        <Button
          size="sm"
          variant="ghost"
          loading={undo.isLoading}
          loadingText="Undo"
          onClick={() => undo.mutate(undoing)}
        >
          Undo
          <Box srOnly>the last change of {name}</Box>
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        loading={isOpen && query.isFetching}
        loadingText="Change"
        onClick={() => setIsOpen(true)}
      >
        Change
        <Box srOnly>{name}</Box>
      </Button>
      {isOpen && query.isError && (
        <Box role="alert" fontSize="sm" color="fg.error">
          {toText(query.error)}
        </Box>
      )}
      {isOpen && query.data && (
        <ShipmentForm
          order={order}
          shipmentId={shipmentId}
          name={name}
          choices={query.data}
          onSaved={setUndoing}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface ShipmentFormProps {
  order: OfficeOrder
  shipmentId: string
  name: string
  choices: ShipmentChoices
  /** With the edit that undoes it, if it changed no price. */
  onSaved: (undoing: OrderEdit | undefined) => void
  onClose: () => void
}

const FIELDS = [...EDITED_ADDRESS_FIELDS, 'methodId', 'date', 'giftMessage'] as const

function ShipmentForm(props: ShipmentFormProps) {
  const { order, shipmentId, name, choices, onSaved, onClose } = props
  const [given, setGiven] = useState(choices)
  const edit = toEdit(shipmentId, choices, given)
  const undoing = edit && { shipments: [toUndoing(edit, choices)] }
  const { printedAt } = choices
  return (
    <EditDialog
      title={`Change ${name.toLowerCase()}`}
      order={order}
      edit={edit && { shipments: [edit] }}
      fields={FIELDS}
      onSaved={({ difference }) => onSaved(difference === 0 ? undoing : undefined)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {printedAt && (
            <Alert.Root status="warning">
              <Alert.Content>
                <Alert.Title>
                  Its packing slip was printed, <MomentText iso={printedAt} />. Print it again
                  afterwards.
                </Alert.Title>
              </Alert.Content>
            </Alert.Root>
          )}
          <ShipmentFields
            choices={choices}
            given={given}
            methodHelp="What was paid for shipping stays."
            errorOf={errorOf}
            onChange={setGiven}
          />
        </>
      )}
    </EditDialog>
  )
}

/** Returns what differs; undefined if nothing does. */
export function toEdit(
  shipmentId: string,
  before: ShipmentChoices,
  after: ShipmentChoices,
): ShipmentEdit | undefined {
  const isMoved = EDITED_ADDRESS_FIELDS.some((one) => before.address[one] !== after.address[one])
  const edit: ShipmentEdit = {
    shipmentId,
    ...(isMoved && { address: after.address }),
    ...(before.methodId !== after.methodId && { methodId: after.methodId }),
    ...(before.date !== after.date && { date: after.date }),
    ...(before.giftMessage !== after.giftMessage && { giftMessage: after.giftMessage }),
  }
  return Object.keys(edit).length > 1 ? edit : undefined
}

function toUndoing(
  { shipmentId, address, ...edit }: ShipmentEdit,
  before: ShipmentChoices,
): ShipmentEdit {
  const isRerouted = address !== undefined || edit.methodId !== undefined || edit.date !== undefined
  return {
    shipmentId,
    ...(address && { address: before.address }),
    ...(isRerouted && { methodId: before.methodId }),
    ...(edit.date !== undefined && { date: before.date }),
    ...(edit.giftMessage !== undefined && { giftMessage: before.giftMessage }),
  }
}
