import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { TRACKING_LIMITS, type TrackingResult } from '@contracts/tracking'
import { ordersApi } from '../api/orders-api'
import { formatBytes } from '../parts/format-bytes'
import { PageBody } from '../parts/page-body'
import { Refusal } from '../parts/refusal'
import { TextLink } from '../parts/text-link'
import { useRight } from '../session/session-context'
import { TrackingTable } from './tracking-table'
import { sendInPortions, toSummary } from './tracking.rules'

/** Marks parcels as sent with the tracking numbers of a file, after a look at what it does. */
export default function TrackingPage() {
  const mayChange = useRight('orders.write')
  const client = useQueryClient()
  const [fileName, setFileName] = useState('')
  const [rows, setRows] = useState<readonly TrackingResult[]>([])
  const stopping = useRef(false)
  const check = useMutation({
    mutationFn: ordersApi.checkTracking,
    onMutate: () => setRows([]),
    onSuccess: (answer) => setRows(answer.rows),
  })
  const send = useMutation({
    mutationFn: () => {
      stopping.current = false
      return sendInPortions(rows, ordersApi.sendTracked, setRows, () => stopping.current)
    },
    onSettled: () => {
      void client.invalidateQueries(['orders'])
      void client.invalidateQueries(['order'])
    },
  })
  const ready = rows.filter(({ state }) => state === 'ready').length
  if (!mayChange)
    return <PageBody title="Tracking numbers">Your roles only look at orders.</PageBody>
  return (
    <PageBody title="Tracking numbers">
      <Box marginTop="-3" marginBottom="4" fontSize="sm">
        <TextLink to="/orders">All orders</TextLink>
      </Box>
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
            check.mutate(file)
          }}
        />
        <Refusal error={check.error} />
        <Refusal error={send.error} />
        <Box role="status" fontWeight="medium">
          {check.isLoading ? 'The file is being checked.' : toSummary(rows)}
        </Box>
        {ready > 0 && (
          <Box>
            {send.isLoading ? (
              <Button
                variant="outline"
                onClick={() => {
                  stopping.current = true
                }}
              >
                Stop
              </Button>
            ) : (
              <Button onClick={() => send.mutate()}>
                {ready === 1
                  ? 'Mark 1 parcel as sent'
                  : `Mark ${ready.toLocaleString('en-US')} parcels as sent`}
              </Button>
            )}
          </Box>
        )}
        <TrackingTable rows={rows} />
      </Stack>
    </PageBody>
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
