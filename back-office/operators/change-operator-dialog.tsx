import { Stack } from '@chakra-ui/react/stack'
import { Switch } from '@chakra-ui/react/switch'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Operator, OperatorChange } from '@contracts/back-office'
import { officeApi } from '../api/office-api'
import { FormDialog } from '../parts/form-dialog'
import { SESSION_KEY } from '../session/session-context'
import { OperatorFields, readOperatorFields } from './operator-fields'

interface ChangeOperatorDialogProps {
  operator: Operator
  onClose: () => void
}

export function ChangeOperatorDialog({ operator, onClose }: ChangeOperatorDialogProps) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (given: OperatorChange) => officeApi.changeOperator(operator.email, given),
    onSuccess: () => {
      // the changed operator may be the one who is logged in
      void client.invalidateQueries(SESSION_KEY)
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Change ${operator.name}`}
      action="Save"
      isBusy={change.isLoading}
      error={change.error}
      onSubmit={(form) =>
        change.mutate({
          ...readOperatorFields(form),
          isDisabled: form.get('mayLogIn') === null,
          expectedRevision: operator.revision,
        })
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <OperatorFields name={operator.name} roles={operator.roles} shops={operator.shops} />
        <Switch.Root name="mayLogIn" defaultChecked={operator.disabledAt === undefined}>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>May log in</Switch.Label>
        </Switch.Root>
      </Stack>
    </FormDialog>
  )
}
