import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import type { OfficeProduct, ProductFlags } from '@contracts/merchandise'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'
import { Toggle } from '../parts/toggle'

interface FlagsDialogProps {
  product: OfficeProduct
  onClose: () => void
}

export function FlagsDialog({ product, onClose }: FlagsDialogProps) {
  const { id, name, isOnline, isSearchable } = product
  const change = useMutation({
    mutationFn: (flags: ProductFlags) =>
      merchandiseApi.changeFlags(id, { ...flags, expected: { isOnline, isSearchable } }),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={`Change ${name}`}
      action="Save"
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={(form) =>
        change.mutate({
          isOnline: form.get('isOnline') !== null,
          isSearchable: form.get('isSearchable') !== null,
        })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <Toggle
          name="isOnline"
          label="Online"
          help="Has a page, and can be bought."
          defaultChecked={isOnline}
        />
        <Toggle
          name="isSearchable"
          label="Searchable"
          help="Searches and categories show it."
          defaultChecked={isSearchable}
        />
      </Stack>
    </FormDialog>
  )
}
