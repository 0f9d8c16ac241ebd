import { Alert } from '@chakra-ui/react/alert'
import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { OfficeOrder } from '@contracts/order'
import type { OrderEdit, OrderEditPreview } from '@contracts/order-edit'
import { formatMoney } from '@rules/office-money'
import { EngineError } from '../api/engine'
import { orderEditsApi } from '../api/order-edits-api'
import { FormDialog } from '../parts/form-dialog'
import { useDebounced } from '../parts/use-debounced'
import { useOrderAction } from './use-order-actions'

interface EditDialogProps {
  title: string
  order: OfficeOrder
  /** Undefined while nothing differs. */
  edit: OrderEdit | undefined
  /** The names of the fields in this dialog, beside which a refusal is shown. */
  fields: readonly string[]
  onSaved?: (preview: OrderEditPreview) => void
  onClose: () => void
  children: (errorOf: (field: string) => string | undefined) => ReactNode
}

const PAUSE_MS = 400

/** A form that changes an order, and says what that costs before it is saved. */
export function EditDialog(props: EditDialogProps) {
  const { title, order, edit, fields, onSaved, onClose, children } = props
  const { orderNo } = order
  // the engine refuses this edit if another one was made after the dialog opened
  const [revision] = useState(order.revision)
  const wanted = edit && JSON.stringify(edit)
  const asked = useDebounced(wanted, PAUSE_MS)
  const preview = useQuery({
    queryKey: ['order-edit', orderNo, revision, asked],
    queryFn: () => orderEditsApi.preview(orderNo, JSON.parse(asked ?? '{}')),
    enabled: asked !== undefined,
    retry: false,
  })
  const isShown = wanted !== undefined && wanted === asked
  const shown = isShown && preview.isSuccess ? preview.data : undefined
  const save = useOrderAction(
    orderNo,
    async ({ difference }: OrderEditPreview) => {
      const request = { edit: edit ?? {}, revision, expectedDifference: difference }
      const isDearer = difference > 0
      return isDearer
        ? orderEditsApi.propose(orderNo, request)
        : orderEditsApi.save(orderNo, request)
    },
    () => {
      if (shown && shown.difference <= 0) onSaved?.(shown)
      onClose()
    },
  )
  const error = save.error ?? (isShown ? preview.error : undefined)
  const field = error instanceof EngineError ? (FIELD_NAMES[error.field ?? ''] ?? error.field) : ''
  const isBeside = field !== undefined && fields.includes(field)
  return (
    <FormDialog
      title={title}
      action={shown && shown.difference > 0 ? 'Send payment link' : 'Save'}
      isBusy={save.isLoading}
      error={isBeside ? undefined : error}
      isIncomplete={!shown}
      onSubmit={() => shown && save.mutate(shown)}
      onClose={onClose}
    >
      <Stack gap="4">
        {children((name) =>
          isBeside && name === field && error instanceof Error ? error.message : undefined,
        )}
        <Outcome
          order={order}
          preview={shown}
          isAsking={wanted !== undefined && !error && !shown}
        />
      </Stack>
    </FormDialog>
  )
}

/** Names in the shopper API, and in the dialogs. */
const FIELD_NAMES: Readonly<Record<string, string>> = { c_DATE_WANTED: 'date' }

interface OutcomeProps {
  order: OfficeOrder
  preview: OrderEditPreview | undefined
  isAsking: boolean
}

/** What an edit changes, and who pays whom. */
function Outcome({ order: { currency }, preview, isAsking }: OutcomeProps) {
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <Box role="status" fontSize="sm">
      {isAsking && <Box color="fg.muted">Computing…</Box>}
      {preview && (
        <Stack gap="3">
          <Box as="ul" listStyleType="none" color="fg.muted" overflowWrap="anywhere">
            {preview.changes.map((line) => (
              <Box as="li" key={line} whiteSpace="pre-line">
                {line}
              </Box>
            ))}
          </Box>
          <Alert.Root status="info">
            <Alert.Content>
              <Alert.Title fontWeight="medium">
                {toSentences(preview, money).map((sentence) => (
                  <Box key={sentence}>{sentence}</Box>
                ))}
              </Alert.Title>
            </Alert.Content>
          </Alert.Root>
        </Stack>
      )}
    </Box>
  )
}

function toSentences(
  { difference, total, refunds, waived, costsNow }: OrderEditPreview,
  money: (amount: number) => string,
): string[] {
  return [
    difference === 0 ? `The order still costs ${money(total)}.` : '',
    ...refunds.map(({ name, amount }) => `${money(amount)} will be refunded to ${name}.`),
    waived > 0 ? `${money(waived)} less is to be paid.` : '',
    difference > 0
      ? `This costs ${money(difference)} more. The buyer receives a mail with a link to pay it, and the order changes once it is paid. Until then, for two days, the stock is kept.`
      : '',
    difference === 0 ? '' : `The order costs ${money(total)} then.`,
    costsNow === undefined
      ? ''
      : `Prices or promotions have changed since it was ordered: as it is, it would cost ${money(costsNow)} now.`,
    difference > 0 ? '' : 'The buyer receives a mail that says what changed.',
  ].filter((sentence) => sentence !== '')
}
