import { Box } from '@chakra-ui/react/box'
import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useMutation } from '@tanstack/react-query'
import type { OfficeProduct, ProductFlags } from '@contracts/merchandise'
import { merchandiseApi } from '../api/merchandise-api'
import { FormDialog } from '../parts/form-dialog'

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
        <Flag
          name="isOnline"
          label="Online"
          hint="Has a page, and can be bought."
          isOn={isOnline}
        />
        <Flag
          name="isSearchable"
          label="Searchable"
          hint="Searches and categories show it."
          isOn={isSearchable}
        />
      </Stack>
    </FormDialog>
  )
}

interface FlagProps {
  name: string
  label: string
  hint: string
  isOn: boolean
}

function Flag({ name, label, hint, isOn }: FlagProps) {
  return (
    <Switch.Root name={name} defaultChecked={isOn} alignItems="flex-start">
      <Switch.HiddenInput />
      <Switch.Control marginTop="0.5" />
      <Switch.Label>
        {label}
        <Box fontSize="xs" color="fg.muted" fontWeight="normal">
          {hint}
        </Box>
      </Switch.Label>
    </Switch.Root>
  )
}
