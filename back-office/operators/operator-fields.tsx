import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { OPERATOR_NAME_LENGTH, type OperatorChange } from '@contracts/back-office'
import { OPERATOR_ROLES, ROLE_DESCRIPTIONS, type OperatorRole } from '@rules/operator-rights'

interface OperatorFieldsProps {
  name?: string
  roles: readonly OperatorRole[]
  shops?: readonly string[]
}

export function OperatorFields({ name, roles, shops = [] }: OperatorFieldsProps) {
  return (
    <>
      <Field.Root required>
        <Field.Label>Name</Field.Label>
        <Input
          name="name"
          defaultValue={name}
          maxLength={OPERATOR_NAME_LENGTH}
          autoComplete="off"
        />
        <Field.HelperText>Shown in the history of their changes.</Field.HelperText>
      </Field.Root>
      <Fieldset.Root>
        <Fieldset.Legend>Roles</Fieldset.Legend>
        <Stack gap="3" marginTop="2">
          {OPERATOR_ROLES.map((role) => (
            <Checkbox.Root
              key={role}
              name="roles"
              value={role}
              defaultChecked={roles.includes(role)}
              alignItems="flex-start"
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control marginTop="0.5" />
              <Checkbox.Label>
                {role}
                <Box fontSize="xs" color="fg.muted" fontWeight="normal">
                  {ROLE_DESCRIPTIONS[role]}
                </Box>
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
      </Fieldset.Root>
      <Field.Root>
        <Field.Label>Shops</Field.Label>
        <Input name="shops" defaultValue={shops.join(', ')} autoComplete="off" />
        <Field.HelperText>
          Numbers of the shops in which the role shop counts, separated by commas.
        </Field.HelperText>
      </Field.Root>
    </>
  )
}

export function readOperatorFields(
  form: URLSearchParams,
): Pick<OperatorChange, 'name' | 'roles' | 'shops'> {
  const chosen = form.getAll('roles')
  return {
    name: form.get('name') ?? '',
    roles: OPERATOR_ROLES.filter((role) => chosen.includes(role)),
    shops: (form.get('shops') ?? '').split(/[\s,;]+/).filter((id) => id !== ''),
  }
}
