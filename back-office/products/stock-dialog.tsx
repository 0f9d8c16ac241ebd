import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeProduct, OfficeStock } from '@contracts/merchandise'
import { explainWhole } from '@rules/money-text'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { WholeField } from '../parts/number-fields'

interface StockDialogProps {
  product: OfficeProduct
  stock: OfficeStock
  onClose: () => void
}

const PIECES = { min: 0, max: 999_999 }

export function StockDialog({ product, stock, onClose }: StockDialogProps) {
  const { listId, name, record } = stock
  const [pieces, setPieces] = useState(String(record?.pieces ?? ''))
  const [isUnlimited, setIsUnlimited] = useState(record?.isUnlimited ?? false)
  const isNumber = explainWhole(pieces, PIECES) === undefined
  const change = useMutation({
    mutationFn: () =>
      merchandiseApi.changeStock(product.id, {
        listId,
        pieces: isNumber ? Number(pieces) : 0,
        isUnlimited,
        ...(record && { expected: { pieces: record.pieces, isUnlimited: record.isUnlimited } }),
      }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`${product.name}: stock of ${name}`}
      action="Save"
      isBusy={change.isLoading}
      isIncomplete={!isUnlimited && !isNumber}
      error={change.error}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <Stack gap="5">
        <WholeField
          {...PIECES}
          label="Pieces that can still be sold"
          isDisabled={isUnlimited}
          value={pieces}
          onChange={setPieces}
          help="If orders are placed meanwhile, you are told before anything is overwritten."
        />
        <Switch.Root
          checked={isUnlimited}
          onCheckedChange={({ checked }) => setIsUnlimited(checked)}
        >
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Unlimited: it is never sold out</Switch.Label>
        </Switch.Root>
      </Stack>
    </FormDialog>
  )
}
