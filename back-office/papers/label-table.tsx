import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { LabelParcel, LabelToVoid, OtherLabel } from '@contracts/labels'
import { useConfirmation } from '../parts/confirmation'
import { RecordLink } from '../parts/record-link'
import { RecordTable, type RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'

/** Absent for operators who only look. */
type OnVoid = ((parcel: LabelToVoid) => void) | undefined

interface LabelTableProps {
  parcels: readonly LabelParcel[]
  onVoid: OnVoid
}

export function LabelTable({ parcels, onVoid }: LabelTableProps) {
  const actions = useVoiding<LabelParcel>(onVoid, ({ label }) => label?.trackingNumber)
  if (parcels.length === 0) return null
  return (
    <RecordTable
      caption="Parcels to send"
      columns={[...COLUMNS, actions]}
      rows={parcels}
      toKey={toKey}
    />
  )
}

interface OtherLabelsProps {
  labels: readonly OtherLabel[]
  onVoid: OnVoid
}

/** Labels of parcels that do not wait: what was cancelled meanwhile has one to give back. */
export function OtherLabels({ labels, onVoid }: OtherLabelsProps) {
  const actions = useVoiding<OtherLabel>(onVoid, ({ trackingNumber }) => trackingNumber)
  if (labels.length === 0) return null
  return (
    <Box>
      <Box as="h2" marginBottom="2" fontWeight="medium">
        Labels without a parcel to send
      </Box>
      <RecordTable
        caption="Labels without a parcel to send"
        columns={[...OTHER_COLUMNS, actions]}
        rows={labels}
        toKey={toKey}
      />
    </Box>
  )
}

const toKey = ({ orderNo, shipmentId, parcel }: LabelToVoid) => `${orderNo} ${shipmentId}/${parcel}`

/** The column with the button that voids a label, once it is confirmed. */
function useVoiding<Row extends LabelToVoid>(
  onVoid: OnVoid,
  numberOf: (row: Row) => string | undefined,
): RecordColumn<Row> {
  const confirm = useConfirmation()
  const ask = async ({ orderNo, shipmentId, parcel }: Row, trackingNumber: string) => {
    const isSure = await confirm({
      title: 'Void the label?',
      text: `Label ${trackingNumber} of order ${orderNo} must not be stuck on a parcel any more.`,
      action: 'Void label',
    })
    if (isSure) onVoid?.({ orderNo, shipmentId, parcel })
  }
  return {
    ...{ id: 'actions', title: 'Actions', isOnPhone: true, isTitleHidden: true },
    cell: (row) => {
      const trackingNumber = numberOf(row)
      if (trackingNumber === undefined || !onVoid) return null
      return (
        <Button size="xs" variant="outline" onClick={() => void ask(row, trackingNumber)}>
          Void
          <Box srOnly>{`label ${trackingNumber}`}</Box>
        </Button>
      )
    },
  }
}

const OrderCell = ({ orderNo, parcel }: LabelToVoid) => (
  <TwoLines below={parcel > 1 ? `Part ${parcel}` : ''}>
    <RecordLink to={`/orders/${encodeURIComponent(orderNo)}`}>{orderNo}</RecordLink>
  </TwoLines>
)

const OTHER_COLUMNS: readonly RecordColumn<OtherLabel>[] = [
  { id: 'order', title: 'Order', cell: (row) => <OrderCell {...row} /> },
  {
    id: 'label',
    title: 'Label',
    isOnPhone: true,
    cell: ({ carrier, service, trackingNumber }) => (
      <TwoLines below={[carrier, service].join(', ')}>
        <Box overflowWrap="anywhere">{trackingNumber}</Box>
      </TwoLines>
    ),
  },
  {
    id: 'state',
    title: 'Parcel',
    cell: ({ isSent }) => (
      <Badge colorPalette={isSent ? 'green' : 'orange'}>{isSent ? 'Sent' : 'Not to be sent'}</Badge>
    ),
  },
]

const COLUMNS: readonly RecordColumn<LabelParcel>[] = [
  {
    id: 'order',
    title: 'Order',
    cell: (row) => <OrderCell {...row} />,
  },
  {
    id: 'recipient',
    title: 'Recipient',
    cell: ({ recipient, method }) => <TwoLines below={method}>{recipient || '–'}</TwoLines>,
  },
  {
    id: 'label',
    title: 'Label',
    isOnPhone: true,
    cell: ({ label, problem }) => {
      if (!label) {
        return problem ? <Box color="fg.error">{problem}</Box> : <Badge>None yet</Badge>
      }
      return (
        <TwoLines below={[label.carrier, label.service].join(', ')}>
          <Box overflowWrap="anywhere">{label.trackingNumber}</Box>
          {label.isOutdated && (
            <Badge colorPalette="orange">The address was changed: void it</Badge>
          )}
        </TwoLines>
      )
    },
  },
]
