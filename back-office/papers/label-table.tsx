import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { LabelParcel, LabelToVoid } from '@contracts/labels'
import { useConfirmation } from '../parts/confirmation'
import { RecordLink } from '../parts/record-link'
import { RecordTable, type RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'

interface LabelTableProps {
  parcels: readonly LabelParcel[]
  /** Absent for operators who only look. */
  onVoid?: (parcel: LabelToVoid) => void
}

export function LabelTable({ parcels, onVoid }: LabelTableProps) {
  const confirm = useConfirmation()
  if (parcels.length === 0) return null
  const ask = async ({ orderNo, shipmentId, parcel, label }: LabelParcel) => {
    const isSure = await confirm({
      title: 'Void the label?',
      text: `Label ${label?.trackingNumber} of order ${orderNo} must not be stuck on a parcel any more.`,
      action: 'Void label',
    })
    if (isSure) onVoid?.({ orderNo, shipmentId, parcel })
  }
  const columns: RecordColumn<LabelParcel>[] = [
    ...COLUMNS,
    {
      id: 'actions',
      title: 'Actions',
      isOnPhone: true,
      isTitleHidden: true,
      cell: (parcel) =>
        parcel.label &&
        onVoid && (
          <Button size="xs" variant="outline" onClick={() => void ask(parcel)}>
            Void
            <Box srOnly>{`label ${parcel.label.trackingNumber}`}</Box>
          </Button>
        ),
    },
  ]
  return (
    <RecordTable
      caption="Parcels to send"
      columns={columns}
      rows={parcels}
      toKey={({ orderNo, shipmentId, parcel }) => `${orderNo} ${shipmentId}/${parcel}`}
    />
  )
}

const COLUMNS: readonly RecordColumn<LabelParcel>[] = [
  {
    id: 'order',
    title: 'Order',
    cell: ({ orderNo, parcel }) => (
      <TwoLines below={parcel > 1 ? `Part ${parcel}` : ''}>
        <RecordLink to={`/orders/${encodeURIComponent(orderNo)}`}>{orderNo}</RecordLink>
      </TwoLines>
    ),
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
