import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OfficeProduct, OfficeStock } from '@contracts/merchandise'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'

interface StockDialogProps {
  product: OfficeProduct
  stock: OfficeStock
  onClose: () => void
}

const WHOLE = /^\d{1,6}$/

export function StockDialog({ product, stock, onClose }: StockDialogProps) {
  const { listId, name, record } = stock
  const [pieces, setPieces] = useState(String(record?.pieces ?? ''))
  const [isUnlimited, setIsUnlimited] = useState(record?.isUnlimited ?? false)
  const isNumber = WHOLE.test(pieces.trim())
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
        <Field.Root
          required={!isUnlimited}
          disabled={isUnlimited}
          invalid={!isUnlimited && pieces !== '' && !isNumber}
        >
          <Field.Label>Pieces that can still be sold</Field.Label>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
          <Field.HelperText>
            If orders are placed meanwhile, you are told before anything is overwritten.
          </Field.HelperText>
          <Field.ErrorText>A whole number from 0 to 999999.</Field.ErrorText>
        </Field.Root>
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
