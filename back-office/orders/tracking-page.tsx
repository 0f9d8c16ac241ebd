import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Flex } from '@chakra-ui/react/flex'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { TRACKING_LIMITS, type TrackingResult } from '@contracts/tracking'
import { ordersApi } from '../api/orders-api'
import { formatBytes } from '../parts/format-bytes'
import { PageBody } from '../parts/page-body'
import { Refusal } from '../parts/refusal'
import { useRight } from '../session/session-context'
import { TrackingTable } from './tracking-table'
import { sendInPortions, toSummary } from './tracking.rules'

/** Marks parcels as sent with the tracking numbers of a file, after a look at what it does. */
export default function TrackingPage() {
  const mayChange = useRight('orders.write')
  const client = useQueryClient()
  const [fileName, setFileName] = useState('')
  const [rows, setRows] = useState<readonly TrackingResult[]>([])
  const isStarted = useRef(false)
  const stopping = useRef(false)
  const status = useRef<HTMLDivElement>(null)
  useEffect(
    () => () => {
      stopping.current = true
    },
    [],
  )
  const check = useMutation({
    mutationFn: ordersApi.checkTracking,
    onMutate: () => setRows([]),
  })
  const send = useMutation({
    mutationFn: () => {
      stopping.current = false
      return sendInPortions(rows, ordersApi.sendTracked, setRows, () => stopping.current)
    },
    onSettled: () => {
      void client.invalidateQueries(['orders'])
      void client.invalidateQueries(['order'])
      status.current?.focus()
    },
  })
  const ready = rows.filter(({ state }) => state === 'ready').length
  if (!mayChange)
    return <PageBody title="Tracking numbers">Your roles only look at orders.</PageBody>
  return (
    <PageBody title="Tracking numbers" list={{ to: '/orders', text: 'All orders' }}>
      <Stack gap="5">
        <Box maxWidth="2xl" fontSize="sm" color="fg.muted">
          A CSV file with the columns order number, carrier and tracking number, and shipment id for
          orders with several parcels. Buyers get a mail for each parcel that is marked as sent, and
          cards that are due at shipping are charged.
        </Box>
        <FileField
          name={fileName}
          isDisabled={send.isLoading}
          onChoose={(file) => {
            send.reset()
            setFileName(file.name)
            // only for the last file, if two are checked at the same time
            check.mutate(file, { onSuccess: (answer) => setRows(answer.rows) })
          }}
        />
        <Refusal error={check.error ?? send.error} />
        <Box ref={status} role="status" tabIndex={-1} fontWeight="medium">
          {check.isLoading ? 'The file is being checked.' : toSummary(rows)}
        </Box>
        <SendButtons
          ready={ready}
          isSending={send.isLoading}
          onStart={() => {
            // the second click of a double click comes before the button is disabled
            if (isStarted.current) return
            isStarted.current = true
            send.mutate(undefined, { onSettled: () => (isStarted.current = false) })
            status.current?.focus()
          }}
          onStop={() => {
            stopping.current = true
          }}
        />
        <TrackingTable
          rows={rows}
          onConfirm={(row) => {
            setRows((known) => withConfirmed(known, row))
            status.current?.focus()
          }}
        />
      </Stack>
    </PageBody>
  )
}

const withConfirmed = (rows: readonly TrackingResult[], confirmed: TrackingResult) =>
  rows.map((row): TrackingResult => {
    const { why: _why, ...rest } = row
    return row === confirmed ? { ...rest, state: 'ready', isConfirmed: true } : row
  })

interface SendButtonsProps {
  ready: number
  isSending: boolean
  onStart: () => void
  onStop: () => void
}

/** Stop is beside the other button, so that a double click does not stop what it starts. */
function SendButtons({ ready, isSending, onStart, onStop }: SendButtonsProps) {
  if (ready === 0 && !isSending) return null
  return (
    <Flex gap="3" wrap="wrap">
      <Button loading={isSending} loadingText="Marking parcels as sent" onClick={onStart}>
        {ready === 1
          ? 'Mark 1 parcel as sent'
          : `Mark ${ready.toLocaleString('en-US')} parcels as sent`}
      </Button>
      {isSending && (
        <Button variant="outline" onClick={onStop}>
          Stop
        </Button>
      )}
    </Flex>
  )
}

interface FileFieldProps {
  /** Of the file that was chosen. */
  name: string
  isDisabled: boolean
  onChoose: (file: File) => void
}

const BOUNDS = `At most ${TRACKING_LIMITS.rows.toLocaleString('en-US')} rows and ${formatBytes(TRACKING_LIMITS.bytes)}.`

function FileField({ name, isDisabled, onChoose }: FileFieldProps) {
  return (
    <Field.Root maxWidth="md">
      <Field.Label>File</Field.Label>
      <Input
        type="file"
        accept=".csv,.txt,text/csv"
        padding="1.5"
        background="bg.panel"
        disabled={isDisabled}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          // so that the corrected file of the same name can be chosen again
          target.value = ''
        }}
      />
      <Field.HelperText>{name || BOUNDS}</Field.HelperText>
    </Field.Root>
  )
}
