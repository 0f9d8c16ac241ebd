import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useMutation } from '@tanstack/react-query'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'
import { OperatorFields, readOperatorFields } from './operator-fields'
import type { KnownPassword } from './password-notice'

interface AddOperatorDialogProps {
  isFirst: boolean
  onAdded: (known: KnownPassword) => void
  onClose: () => void
}

/** Adds an operator; the engine generates the first password. */
export function AddOperatorDialog({ isFirst, onAdded, onClose }: AddOperatorDialogProps) {
  const add = useMutation({ mutationFn: officeApi.addOperator, onSuccess: onAdded })
  return (
    <FormDialog
      title="Add an operator"
      action="Add"
      isBusy={add.isLoading}
      error={add.error}
      onSubmit={(form) =>
        add.mutate({ email: form.get('email') ?? '', ...readOperatorFields(form) })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <Field.Root required>
          <Field.Label>E-mail address</Field.Label>
          <Input name="email" type="email" autoComplete="off" />
        </Field.Root>
        <OperatorFields roles={isFirst ? ['admin'] : []} />
      </Stack>
    </FormDialog>
  )
}
