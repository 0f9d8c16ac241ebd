import { Badge } from '@chakra-ui/react/badge'
import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import type { TrackingResult, TrackingState } from '@contracts/tracking'
import { RecordLink } from '../parts/record-link'
import { RecordTable, type RecordColumn } from '../records/record-table'
import { TwoLines } from '../records/two-lines'
import type { BadgeColor } from './order-names'
import { sortRows } from './tracking.rules'

/** Rows that are shown; a page with thousands of them is slow. */
const SHOWN = 200

const STATES: Readonly<Record<TrackingState, readonly [name: string, color: BadgeColor]>> = {
  unsure: ['Is it right?', 'orange'],
  ready: ['Ready', 'orange'],
  sent: ['Sent', 'green'],
  done: ['Nothing to do', 'gray'],
  wrong: ['Wrong', 'red'],
}

const COLUMNS: readonly RecordColumn<TrackingResult>[] = [
  {
    id: 'order',
    title: 'Order',
    cell: ({ row, orderNo, shipmentId }) => (
      <TwoLines below={[`Row ${row}`, shipmentId].filter(Boolean).join(' · ')}>
        {orderNo === '' ? (
          '–'
        ) : (
          <RecordLink to={`/orders/${encodeURIComponent(orderNo)}`}>{orderNo}</RecordLink>
        )}
      </TwoLines>
    ),
  },
  { id: 'carrier', title: 'Carrier', cell: ({ carrier }) => carrier },
  { id: 'tracking', title: 'Tracking number', cell: ({ trackingNumber }) => trackingNumber },
  {
    id: 'state',
    title: 'State',
    cell: ({ state, why }) => {
      const [name, color] = STATES[state]
      return (
        <>
          <Badge colorPalette={color}>{name}</Badge>
          {why && <Box fontSize="sm">{why}</Box>}
        </>
      )
    },
  },
]

interface TrackingTableProps {
  rows: readonly TrackingResult[]
  /** For a number that a spreadsheet may have changed; the button, which has the focus, goes away. */
  onConfirm: (row: TrackingResult) => void
}

/** What each row does, those that are wrong first. */
export function TrackingTable({ rows, onConfirm }: TrackingTableProps) {
  if (rows.length === 0) return null
  const confirmation: RecordColumn<TrackingResult> = {
    ...{ id: 'confirmation', title: 'Confirmation', isTitleHidden: true, isOnPhone: true },
    cell: (row) =>
      row.state === 'unsure' && (
        <Button size="xs" variant="outline" onClick={() => onConfirm(row)}>
          It is right
          <Box srOnly>{`: ${row.trackingNumber}`}</Box>
        </Button>
      ),
  }
  const isAsked = rows.some(({ state }) => state === 'unsure')
  return (
    <>
      <RecordTable
        caption="Rows of the file, wrong ones first"
        columns={isAsked ? [...COLUMNS, confirmation] : COLUMNS}
        rows={sortRows(rows).slice(0, SHOWN)}
        toKey={({ row }) => String(row)}
      />
      {rows.length > SHOWN && (
        <Box fontSize="sm" color="fg.muted">
          The first {SHOWN} of {rows.length.toLocaleString('en-US')} rows are shown.
        </Box>
      )}
    </>
  )
}
