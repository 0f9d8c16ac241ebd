import { Box } from '@chakra-ui/react/box'
import { Checkbox } from '@chakra-ui/react/checkbox'
import { Field } from '@chakra-ui/react/field'
import { Fieldset } from '@chakra-ui/react/fieldset'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { OPERATOR_NAME_LENGTH, type OperatorChange } from '@contracts/back-office'
import { OPERATOR_ROLES, ROLE_DESCRIPTIONS, type OperatorRole } from '@rules/operator-rights'
import { counterApi } from '../api/counter-api'
import { QueryState } from '../parts/query-state'

interface OperatorFieldsProps {
  name?: string
  roles: readonly OperatorRole[]
  shops?: readonly string[]
}

export function OperatorFields({ name, roles, shops = [] }: OperatorFieldsProps) {
  const [isOfShops, setIsOfShops] = useState(roles.includes('shop'))
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
            <CheckboxField
              key={role}
              name="roles"
              value={role}
              label={role}
              isChosen={roles.includes(role)}
              onChange={role === 'shop' ? setIsOfShops : undefined}
            >
              <Box fontSize="xs" color="fg.muted" fontWeight="normal">
                {ROLE_DESCRIPTIONS[role]}
              </Box>
            </CheckboxField>
          ))}
        </Stack>
      </Fieldset.Root>
      {isOfShops && <ShopFields chosen={shops} />}
    </>
  )
}

/** The shops in which the role `shop` counts. */
function ShopFields({ chosen }: { chosen: readonly string[] }) {
  const query = useQuery({ queryKey: ['counter-shops'], queryFn: counterApi.listShops })
  const known = query.data?.shops ?? []
  // a shop that no longer offers pickup stays until somebody takes it away
  const others = chosen.filter((id) => known.every((shop) => shop.id !== id))
  const shops = [...known, ...others.map((id) => ({ id, name: 'Shop' }))]
  return (
    <Fieldset.Root>
      <Fieldset.Legend>Shops</Fieldset.Legend>
      <QueryState query={query} failure="The shops cannot be shown." />
      <Stack gap="3" marginTop="2">
        {shops.map(({ id, name }) => (
          <CheckboxField
            key={id}
            name="shops"
            value={id}
            label={`${name} (${id})`}
            isChosen={chosen.includes(id)}
          />
        ))}
      </Stack>
    </Fieldset.Root>
  )
}

interface CheckboxFieldProps {
  name: string
  value: string
  label: string
  isChosen: boolean
  onChange?: (isChosen: boolean) => void
  /** Stands below the label. */
  children?: ReactNode
}

function CheckboxField({ name, value, label, isChosen, onChange, children }: CheckboxFieldProps) {
  return (
    <Checkbox.Root
      name={name}
      value={value}
      defaultChecked={isChosen}
      onCheckedChange={({ checked }) => onChange?.(checked === true)}
      alignItems="flex-start"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control marginTop="0.5" />
      <Checkbox.Label>
        {label}
        {children}
      </Checkbox.Label>
    </Checkbox.Root>
  )
}

export function readOperatorFields(
  form: URLSearchParams,
): Pick<OperatorChange, 'name' | 'roles' | 'shops'> {
  const chosen = form.getAll('roles')
  return {
    name: form.get('name') ?? '',
    roles: OPERATOR_ROLES.filter((role) => chosen.includes(role)),
    shops: form.getAll('shops'),
  }
}
